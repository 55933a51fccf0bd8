import type { SitePicture } from "#media/shown/site-picture.ts";
import { LogoMark as ShippedMark } from "#ui/marks/logo-mark.tsx";
import { usePage } from "../use-page.ts";

export { logoBlue, logoWarm } from "#ui/marks/logo-mark.tsx";

/** Renders the company's own mark, or the shipped sign. */
export function LogoMark({ className = "size-7" }: { className?: string }) {
  const { mark } = usePage().logo;
  if (mark) return <LogoPicture picture={mark} className={className} />;
  return <ShippedMark className={className} />;
}

/**
 * Renders the company's own logo, or mark and name. The name comes from the content, so that another company can use its
 * own. A ground for which there is no logo has mark and name, which can be read on any.
 * @param inRail whether it may stand in the rail of v2, which is as wide as the mark
 */
export function Logo({ name, className = "", inRail = false }: { name: string; className?: string; inRail?: boolean }) {
  const { light, dark } = usePage().logo;
  const parts = (
    <>
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">{name}</span>
    </>
  );
  if (!light) return <span className={`inline-flex items-center gap-2 text-ink ${className}`}>{parts}</span>;
  return (
    <span className={`inline-flex items-center text-ink ${className}`}>
      {inRail && <LogoMark className="logo-in-rail size-7" />}
      <LogoPicture picture={light} className="logo-picture logo-on-light" />
      {dark ? (
        <LogoPicture picture={dark} className="logo-picture logo-on-dark" />
      ) : (
        <span className="logo-on-dark gap-2">{parts}</span>
      )}
    </span>
  );
}

/** The name stands beside it or names the link around it. Lazy, so that the one for the other ground is not requested. */
function LogoPicture({ picture: { src, width, height }, className }: { picture: SitePicture; className: string }) {
  return <img src={src} width={width} height={height} alt="" loading="lazy" className={className} />;
}
