/** Prints one part of the page and nothing around it (print.css). */
export function printPart(part: HTMLElement | null): void {
  if (!part) return;
  part.dataset.printed = "";
  document.documentElement.dataset.print = "part";
  addEventListener(
    "afterprint",
    () => {
      delete part.dataset.printed;
      delete document.documentElement.dataset.print;
    },
    { once: true },
  );
  print();
}
