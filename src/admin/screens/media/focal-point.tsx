import type { KeyboardEvent, MouseEvent } from "react";
import type { MediaDetail } from "#media/media-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../kit/data.ts";

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  shown: NonNullable<MediaDetail["shown"]>;
  point: Point;
  /** Absent where the person may only look. */
  onChange?: ((point: Point) => void) | undefined;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with its focal point, which a press moves there and the arrow keys move by steps. */
export function FocalPoint({ shown, point, onChange }: FocalPointProps) {
  const { picture: words } = useWords("admin-media");
  const mark = <span className="focal-mark" style={{ left: `${point.x}%`, top: `${point.y}%` }} />;
  const image = (
    <img
      src={shown.src}
      srcSet={shown.srcset || undefined}
      sizes="(width >= 64rem) 40rem, 90vw"
      width={shown.width}
      height={shown.height}
      alt=""
    />
  );
  if (!onChange)
    return (
      <div className="focal">
        {image}
        {mark}
      </div>
    );

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Enter and Space press the button too, but at no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange?.({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  }

  function step(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const length = event.shiftKey ? 1 : 5;
    onChange?.({ x: percent((point.x + right * length) / 100), y: percent((point.y + down * length) / 100) });
  }

  return (
    <>
      <button
        type="button"
        className="focal"
        aria-label={fill(words.focalButton, { ...point })}
        onClick={press}
        onKeyDown={step}
      >
        {image}
        {mark}
      </button>
      <p className="mt-2 text-sm text-muted">{words.focalHint}</p>
    </>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
