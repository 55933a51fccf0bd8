/** Points that a model finds on a face, and the mesh between them, on a portrait of 100 x 132. */
const mesh =
  "M33 46L45 46M55 46L67 46M34 53L45 53L50 66L55 53L66 53M33 46L34 53M67 46L66 53M45 46L55 46M44 70L50 66L56 70L50 74zM41 82L50 78L59 82L50 87zM27 56L34 53M73 56L66 53M27 56L32 77L41 90L50 95L59 90L68 77L73 56M32 77L41 82L44 70M68 77L59 82L56 70M41 90L50 87L59 90";
const points = [...mesh.matchAll(/(\d+) (\d+)/g)].map((point) => `M${point[0]}h0`);
const dots = [...new Set(points)].join("");

/** Draws a portrait in the colours of a photograph; `read` draws what is found on the face instead. */
export function Portrait({ read = false, className = "" }: { read?: boolean; className?: string }) {
  return (
    <svg viewBox="-6 0 112 132" className={className} aria-hidden="true">
      {read ? (
        <>
          <path d={mesh} fill="none" stroke="#fff" strokeWidth={0.9} />
          <path d={dots} strokeWidth={3.2} strokeLinecap="round" className="stroke-accent" />
          <path d="M20 34V22h12M80 34V22H68M20 88v12h12M80 88v12H68" fill="none" stroke="#fff" strokeWidth={2} />
        </>
      ) : (
        <>
          <path d="M-2 132c4-26 24-34 52-34s48 8 52 34z" fill="#2b4a86" />
          <path
            d="M50 6C20 6 12 30 15 58c2 20-4 38-9 54 14 12 74 12 88 0-5-16-11-34-9-54C88 30 80 6 50 6z"
            fill="#3a63b0"
          />
          <path d="M50 24c-18 0-26 12-26 31 0 24 12 42 26 42s26-18 26-42c0-19-8-31-26-31z" fill="#e3b18c" />
          <path d="M33 46q6-4 12-1M55 45q6-3 12 1M44 70q6 5 12 0" fill="none" stroke="#7a4a2c" strokeWidth={2} />
          <path d="M41 82q9-5 18 0-9 7-18 0z" fill="#b4604f" />
          <path d="M36 53q4-4 8 0-4 3-8 0zM56 53q4-4 8 0-4 3-8 0z" fill="#2a1a12" />
          <path d="M18 66c4 26 16 42 32 42s28-16 32-42" fill="none" stroke="#2b4a86" strokeWidth={2} />
        </>
      )}
    </svg>
  );
}
