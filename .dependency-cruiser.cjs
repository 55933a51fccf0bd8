/** Which folder may import which (ARCHITECTURE.md, "Layout"). Each row names a folder and the folders it may import besides itself. */
const domains = ["leads", "shop", "accounts", "insight", "growth", "media", "publishing"];
const pure = "(?<!\\.server)\\.(ts|tsx|json)$";
const basics = ["catalogue", "colour", "contract", "money", "text", "time"];
const allowedImports = {
  catalogue: [],
  colour: [],
  contract: [],
  money: [],
  text: ["catalogue"],
  time: ["catalogue", "text"],
  address: basics,
  ui: basics,
  infra: basics,
  content: ["address", ...basics],
  client: ["address", "content", "search", ...basics, ...domains],
  site: ["address", "content", "ui", "client", "search", ...basics, ...domains],
  admin: [
    "address",
    "content",
    "notifications",
    "settings",
    "tasks",
    "desk",
    "ui",
    "client",
    "search",
    ...basics,
    ...domains,
  ],
  desk: ["address", "content", "notifications", "settings", "tasks", "infra", "mail", "search", ...basics, ...domains],
  api: [
    "address",
    "content",
    "notifications",
    "settings",
    "tasks",
    "desk",
    "infra",
    "mail",
    "search",
    ...basics,
    ...domains,
  ],
  "page-server": [
    "address",
    "content",
    "growth",
    "infra",
    "media",
    "publishing",
    "search",
    "site",
    "shop",
    "ui",
    ...basics,
  ],
  search: ["address", "content", "infra", ...basics],
  seeds: ["content", "settings", "tasks", "notifications", "search", "infra", ...basics, ...domains],
  mail: ["content", ...basics],
  settings: ["infra", ...basics],
  notifications: ["accounts", "content", "infra", "mail", "shop", ...basics],
  tasks: ["accounts", "content", "infra", "notifications", ...basics],
  ...Object.fromEntries(
    domains.map((domain) => [domain, ["content", "infra", "mail", "notifications", "tasks", ...basics]]),
  ),
  growth: ["address", "content", "infra", "mail", ...basics],
};

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true, viaOnly: { pathNot: "node_modules" } } },
    ...Object.entries(allowedImports).map(([folder, allowed]) => ({
      name: `${folder}-imports-only-allowed-folders`,
      severity: "error",
      from: { path: `^src/${folder}/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/", pathNot: `^src/(${[folder, ...allowed].join("|")})/` },
    })),
    {
      name: "notifications-and-tasks-import-pure-files-of-domains",
      comment:
        "Domains call them: of those they know what roles may do and how amounts are written, and nothing that works.",
      severity: "error",
      from: { path: "^src/(notifications|tasks)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: `^src/(${domains.join("|")})/.*\\.server\\.tsx?$` },
    },
    ...[...domains, "desk", "notifications", "search", "settings", "tasks"].map((folder) => ({
      name: `${folder}-pure-files-import-no-server-code`,
      comment: "A plain file may run in the browser.",
      severity: "error",
      from: { path: `^src/${folder}/.*${pure}`, pathNot: "\\.(test|server)\\.tsx?$" },
      // Types leave no code behind.
      to: {
        path: "^src/infra/|^src/mail/|^src/content/|\\.server\\.tsx?$|^node:",
        // Walks any value; the limit of a text stands beside it. Contracts reach browsers as types only, so they may know
        // the numbers of every country.
        pathNot: "^src/(content/texts-of|text/phone-everywhere\\.server)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    })),
    {
      name: "browser-code-imports-no-server-code",
      severity: "error",
      from: { path: "^src/(admin|client|site/(islands|visitor|worker|entry\\.client))", pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$|^src/infra/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "browser-code-imports-response-schemas-as-types",
      comment: "The server checks what it sends; the schemas and contracts would only add bytes.",
      severity: "error",
      from: { path: "^src/(admin|client|site/(islands|visitor|worker))", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "-(view|contract)\\.ts$|^src/contract/contract\\.ts$",
        pathNot: "^src/site",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "admin-calls-by-contract",
      comment:
        "`request` takes any path; screens use `call`, `useCall`, `useList` and `useSend`, which know the contracts.",
      severity: "error",
      from: { path: "^src/admin/", pathNot: "^src/admin/(data|kit)/|\\.test\\.tsx?$" },
      to: { path: "^src/(admin/data/request|client/api/(attempt|request))\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "site-calls-by-contract",
      comment: "`attempt` takes any path; `request` knows the contracts.",
      severity: "error",
      from: {
        path: "^src/(client|site)/",
        pathNot: "^src/client/(api/request|flows/passkey-autofill)\\.ts$|\\.test\\.tsx?$",
      },
      to: { path: "^src/client/api/attempt\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-main-imports-seeds",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(main|seeds)/" },
      to: { path: "^src/seeds/" },
    },
    {
      name: "only-main-imports-main",
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
