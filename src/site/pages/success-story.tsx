import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

export default function Page() {
  const { meta } = usePage();
  return <h1 className="wrap py-24 text-4xl">{meta?.title}</h1>;
}
