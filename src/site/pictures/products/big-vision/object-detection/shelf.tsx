/** Bottle, carton and tin, drawn upwards from the middle of their base. */
const bottle = "h-14v-42c0-8 8-8 8-16v-10h12v10c0 8 8 8 8 16v42z";
const carton = "h-16v-46l8-14h16l8 14v46z";
const tin = "h-15v-44h30v44z";

/** Returns the same shape side by side at the given positions, as one path. */
function row(shape: string, y: number, places: readonly number[]): string {
  return places.map((x) => `M${x} ${y}${shape}`).join("");
}

function boxes(y: number, height: number, places: readonly number[]): string {
  return places.map((x) => `M${x - 20} ${y - height}h40v${height}h-40z`).join("");
}

const bottles = [48, 96, 144, 192, 240, 288, 336];
const cartons = [48, 96, 144, 288, 336];
const tins = [384, 432];
const labels = [
  ...bottles.map((x) => `M${x - 14} 102h28v20h-28z`),
  ...cartons.map((x) => `M${x - 16} 210h32v18h-32z`),
].join("");

/** Draws a shop’s shelf in the colours of a photograph. */
export function Shelf() {
  return (
    <svg viewBox="0 30 480 236" className="block w-full" aria-hidden="true">
      <path d="M0 0h480v280H0z" fill="#d8cdb8" />
      <path d="M0 0h480v34H0z" fill="#b9ab90" />
      <path d="M8 134h464v14H8zM8 246h464v14H8z" fill="#8f7f63" />
      <path
        d="M20 136h52v10H20zM210 136h52v10h-52zM370 136h52v10h-52zM20 248h52v10H20zM262 248h52v10h-52z"
        fill="#f7f3e8"
      />
      <path d={row(bottle, 134, bottles)} fill="#5b2a1c" />
      <path d={row(carton, 246, cartons)} fill="#f4f7fb" stroke="#b8c4d2" />
      <path
        d={row(tin, 134, tins) + row(tin, 246, tins) + row(tin, 90, tins) + row(tin, 202, tins)}
        fill="#3d7a4f"
        stroke="#2b5a39"
      />
      <path d={labels} fill="#d8402f" />
    </svg>
  );
}

/** Draws a box on each thing of the shelf; the gap is the signal. */
export function ShelfBoxes() {
  return (
    <svg viewBox="0 30 480 236" className="absolute inset-0 h-full w-full" aria-hidden="true">
      <path d="M0 0h480v280H0z" className="fill-ground opacity-55" />
      <path
        d={
          boxes(137, 76, bottles) +
          boxes(249, 68, cartons) +
          [91, 137, 203, 249].map((y) => boxes(y, 46, tins)).join("")
        }
        strokeWidth="2.5"
        className="fill-hue/15 stroke-hue"
      />
      <path d="M176 181h84v68h-84z" strokeWidth="3" className="fill-accent-soft stroke-accent" />
    </svg>
  );
}
