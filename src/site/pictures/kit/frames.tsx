import type { ReactNode } from "react";
import type { ProductId } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";

interface WindowProps {
  title: ReactNode;
  /** The product whose glyph stands before the title. */
  product?: ProductId | undefined;
  meta?: ReactNode;
  sidebar?: ReactNode;
  toolbar?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders an application window: title bar, and from 44rem of picture width its sidebar. */
export function Window({ title, product, meta, sidebar, toolbar, className = "", children }: WindowProps) {
  const content = (
    <>
      {toolbar}
      {children}
    </>
  );
  return (
    <div className={`pic-window ${className}`}>
      <div className="pic-bar">
        {product && <ProductMark id={product} className="size-4 text-hue" />}
        <span className="truncate">{title}</span>
        {meta && <span className="pic-meta">{meta}</span>}
      </div>
      <div className="pic-body">
        {sidebar}
        {sidebar ? <div>{content}</div> : content}
      </div>
    </div>
  );
}

/** Renders the entries of a window's sidebar; `active` is the index of the open one. */
export function Sidebar({ items, active = 0 }: { items: readonly (string | [string, string])[]; active?: number }) {
  return (
    <div className="pic-side">
      {items.map((item, index) => {
        const [label, count] = typeof item === "string" ? [item, ""] : item;
        return (
          <div key={label} className="pic-side-item" data-active={index === active ? "" : undefined}>
            <span>{label}</span>
            <span>{count}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Renders a row of filters or commands below a window's title bar. */
export function Toolbar({ items, children }: { items?: readonly string[]; children?: ReactNode }) {
  return (
    <div className="pic-tools">
      {items && (
        <p className="flex flex-1 flex-wrap gap-1.5">
          {items.map((item) => (
            <span key={item} className="pic-tool">
              {item}
            </span>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}

/** Renders a raised panel. */
export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-card ${className}`}>{children}</div>;
}

/** Renders a message that a program shows for a moment. */
export function Toast({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-toast ${className}`}>{children}</div>;
}

/** Renders a mouse pointer; `className` positions it. */
export function Cursor({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 24" className={`absolute h-6 w-5 ${className}`} aria-hidden="true">
      <path
        d="M2 1.5v17l4.6-4.2 2.8 7 3.4-1.4-2.8-6.8 6.4-.5z"
        className="fill-ink stroke-surface"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Renders lines of text that are too small to be read: `widths` are width classes, such as `w-2/3`. */
export function Lines({ widths, className = "" }: { widths: readonly string[]; className?: string }) {
  return (
    <span className={`grid gap-2 ${className}`}>
      {widths.map((width, index) => (
        <span key={index} className={`h-1.5 rounded-full bg-line ${width}`} />
      ))}
    </span>
  );
}
