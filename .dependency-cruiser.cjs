/** Who may import whom (ARCHITECTURE.md, "The house"). Each row: a room, and the rooms it may reach besides its own. */
const domains = ["leads", "shop", "accounts", "insight"];
const pure = "(?<!\\.server)\\.(ts|tsx|json)$";
const rooms = {
  catalogue: [],
  address: ["catalogue"],
  ui: ["catalogue"],
  infra: ["catalogue"],
  content: ["address", "catalogue"],
  client: ["address", "catalogue", "content", ...domains],
  site: ["address", "catalogue", "content", "ui", "client", "search", ...domains],
  api: ["address", "catalogue", "content", "infra", "mail", "search", ...domains],
  search: ["address", "catalogue", "content", "infra"],
  mail: ["catalogue", "content"],
  ...Object.fromEntries(domains.map((domain) => [domain, ["catalogue", "infra", "mail"]])),
};

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true, viaOnly: { pathNot: "node_modules" } } },
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `${room}-stays-within-its-reach`,
      severity: "error",
      from: { path: `^src/${room}/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/", pathNot: `^src/(${[room, ...may].join("|")})/` },
    })),
    ...[...domains, "search"].map((room) => ({
      name: `${room}-pure-files-know-no-server`,
      comment: "A plain file may run in the browser.",
      severity: "error",
      from: { path: `^src/${room}/.*${pure}`, pathNot: "\\.(test|server)\\.tsx?$" },
      to: { path: "^src/infra/|^src/mail/|\\.server\\.tsx?$|^node:" },
    })),
    {
      name: "browser-code-knows-no-server",
      severity: "error",
      from: { path: "^src/(client|site/(islands|visitor|worker|entry\\.client))", pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$|^src/infra/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-main-puts-things-together",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/main" },
      to: { path: "^src/main" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "node_modules|\\.css|\\?url$" },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no API that the default parser could use.
    parser: "swc",
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".json"], conditionNames: ["import", "default"] },
  },
};
