/** Renders the picture of a menu's tile: a file, requested when the menu opens; drawn here it would be in every page. */
export function MenuPicture({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" width={320} height={280} className="menu-picture" />;
}
