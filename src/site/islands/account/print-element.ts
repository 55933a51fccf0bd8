/** Prints one element and nothing around it (print.css). */
export function printElement(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.printed = "";
  document.documentElement.dataset.print = "part";
  addEventListener(
    "afterprint",
    () => {
      delete element.dataset.printed;
      delete document.documentElement.dataset.print;
    },
    { once: true },
  );
  print();
}
