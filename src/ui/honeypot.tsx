/** Renders a field that people do not see, so that only programs fill it in. */
export function Honeypot({ id = "website" }: { id?: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
