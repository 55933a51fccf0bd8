/** Draws a loading bay as its camera sees it: a worker, a truck with its driver, and crates. Colours of a photograph. */
export function LoadingBay({
  viewBox = "0 0 600 330",
}: {
  /** The part of the scene that is shown. */ viewBox?: string;
}) {
  return (
    <svg viewBox={viewBox} className="block w-full" aria-hidden="true">
      <path d="M0 0h600v250H0z" fill="#b9c3cf" />
      <path d="M0 250h600v80H0z" fill="#8d97a3" />
      <path d="M0 318h600M60 250L0 330M540 250l60 80" stroke="#f2c14b" strokeWidth="4" strokeDasharray="22 12" />
      <path d="M150 20h300v230H150z" fill="#46515f" />
      <path d="M150 20h300v14H150zM150 40h300v6H150zM150 52h300v6H150z" fill="#6b7787" />
      <path d="M128 12h16v238h-16zM456 12h16v238h-16z" fill="#e9b53a" />
      <path
        d="M128 12h16v30h-16zM128 72h16v30h-16zM128 132h16v30h-16zM128 192h16v30h-16zM456 12h16v30h-16zM456 72h16v30h-16zM456 132h16v30h-16zM456 192h16v30h-16z"
        fill="#2b3440"
      />
      <g>
        <rect x="206" y="76" width="188" height="172" rx="18" fill="#d9e2ec" />
        <path d="M226 96h148l10 66H216z" fill="#7fa3c4" />
        <path d="M262 162c2-22 12-28 26-28s24 6 26 28z" fill="#2f4b6e" />
        <circle cx="288" cy="122" r="16" fill="#c98f66" />
        <path d="M271 120c-2-14 6-21 17-21s19 7 17 21c-4-9-9-11-17-11s-13 2-17 11z" fill="#20242e" />
        <path d="M210 226h180a8 8 0 0 1 8 8v14H202v-14a8 8 0 0 1 8-8z" fill="#9aa8b8" />
        <circle cx="228" cy="206" r="12" fill="#fff3c4" />
        <circle cx="372" cy="206" r="12" fill="#fff3c4" />
        <rect x="252" y="212" width="96" height="30" rx="3" fill="#14181f" />
        <path d="M190 104h14v42h-14zM396 104h14v42h-14z" fill="#2b3440" />
        <path d="M222 248h38v24h-38zM340 248h38v24h-38z" fill="#20242e" />
      </g>
      <g>
        <path d="M40 292v-86c0-26 16-36 42-36s42 10 42 36v86z" fill="#e07b2a" />
        <path d="M60 174v118M104 174v118" stroke="#fff3c4" strokeWidth="7" />
        <path d="M40 240h84" stroke="#fff3c4" strokeWidth="6" />
        <circle cx="82" cy="146" r="20" fill="#b97a56" />
        <path d="M58 142a24 24 0 0 1 48 0h7v6H51v-6z" fill="#f2c14b" />
      </g>
      <g fill="#c69a63" stroke="#8f6a3c" strokeWidth="2">
        <path d="M482 236h54v54h-54zM538 236h54v54h-54zM482 180h54v54h-54zM538 180h54v54h-54zM482 124h54v54h-54zM538 124h54v54h-54z" />
        <path d="M500 124v14h18v-14M556 180v14h18v-14M500 236v14h18v-14M556 124v14h18v-14" fill="none" />
      </g>
      <g fill="none" className="stroke-hue" strokeWidth="3">
        <path d="M46 110h72v58H46zM262 92h54v52h-54zM246 206h108v42H246zM200 70h200v204H200z" />
        <path d="M479 121h115v172H479z" strokeDasharray="8 6" />
      </g>
    </svg>
  );
}
