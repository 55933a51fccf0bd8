/** Functions that run in the page. Each is sent alone, so what they share lies in the window. */
declare global {
  interface Window {
    /** How each piece of a picture looked where it was seen at rest, with the scroll position. */
    pieces: Map<Element, { look: string; top: number }>;
    readLook(piece: Element): string;
  }
}

/** Begins anew, and stores how the look of a piece is read: as text without what changes nothing. */
export function forgetPieces(): void {
  window.pieces = new Map();
  window.readLook = (piece) => {
    const { transform, opacity, clipPath, strokeDashoffset } = getComputedStyle(piece);
    return [transform === "matrix(1, 0, 0, 1, 0, 0)" ? "none" : transform, opacity, clipPath, strokeDashoffset].join(
      "; ",
    );
  };
}

/**
 * Waits until the scroll position has taken effect and ends what it began, as a second does. Returns the transitions in
 * pictures that take longer than that. What plays once as the page opens may.
 */
export async function finishMotion(): Promise<string[]> {
  const slow: string[] = [];
  // The position counts from the next frame, and what lies near it is laid out in the one after.
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      const { target } = animation.effect as KeyframeEffect;
      const length = Number(animation.effect!.getComputedTiming().endTime);
      if (animation instanceof CSSTransition && target?.closest(".pic, .misread, svg") && length > 1000)
        slow.push(`${target.getAttribute("class") ?? target.nodeName}: ${animation.transitionProperty}, ${length} ms`);
      if (Number.isFinite(length)) animation.finish();
    }
  }
  return slow;
}

/** Stores how all pieces of pictures look that are in the window now. */
export function recordPieces(): void {
  for (const piece of document.querySelectorAll(
    "main :is(.pic, .misread, .rise, svg), main :is(.pic, .misread, svg) *",
  )) {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const isInWindow = right >= 0 && left <= innerWidth && bottom >= 0 && top <= innerHeight;
    // A piece that its own opacity hides counts; one in a picture that is not shown does not.
    if (isInWindow && piece.parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      window.pieces.set(piece, { look: window.readLook(piece), top: scrollY });
  }
}

/** Returns the pieces that look otherwise now, at the end of the page, than where they were seen at rest. */
export function movedSince(): string[] {
  const moved: string[] = [];
  for (const [piece, { look, top }] of window.pieces) {
    // An island has rendered anew.
    if (!piece.isConnected) continue;
    const last = window.readLook(piece);
    const isShown = piece.parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (look === last || !isShown) continue;
    const picture = piece.closest(".pic")?.getAttribute("aria-label")?.slice(0, 40);
    moved.push(`${picture}, ${piece.nodeName}.${piece.getAttribute("class")} at ${top} px: ${look} instead of ${last}`);
  }
  return moved.slice(0, 10);
}
