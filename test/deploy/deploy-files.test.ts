import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { buildApi } from "#api/http/app.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { configKeys } from "#infra/config/config-keys.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";

const root = new URL("../../", import.meta.url).pathname;
const deploy = join(root, "deploy");
const read = (path: string) => readFileSync(join(deploy, path), "utf8");
const readEnv = (path: string) => parseEnv(read(path)) as Record<string, string>;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const hasProgram = (name: string) => spawnSync(name, ["--help"]).error === undefined;

// biome-ignore lint/suspicious/noExplicitAny: documents of other programs, of which each test reads a part
type Document = any;
const manifests: Document[] = parse(read("kubernetes/base/kustomization.yaml")).resources.flatMap((file: string) =>
  parseAllDocuments(read(`kubernetes/base/${file}`)).map((document) => document.toJS()),
);
const find = (kind: string, name?: string): Document =>
  manifests.find((each) => each.kind === kind && (!name || each.metadata.name === name));
const podsOf: Record<string, Document> = {
  web: find("Deployment").spec.template,
  backup: find("CronJob").spec.jobTemplate.spec.template,
};
const containers: Document[] = Object.values(podsOf).flatMap(({ spec }) => [
  ...(spec.initContainers ?? []),
  ...spec.containers,
]);
const compose: Document = parse(read("compose.yaml"), { merge: true });
const dockerfile = read("Dockerfile");
const overlay = "kubernetes/overlays/production";

/** Values of secrets, which the examples leave out. */
const filled = { AUTH_SECRET: "x".repeat(32), BACKUP_KEY: "x".repeat(16), SMTP_URL: "smtp://mail.example.com" };
/** Read by the files themselves, not by the program. */
const ownKeys = ["DOMAIN", "POSTGRES_PASSWORD"];

function expectUsable(env: Record<string, string>): void {
  expect(Object.keys(env).filter((key) => !(key in configKeys.shape || ownKeys.includes(key)))).toEqual([]);
  expect(readConfig({ NODE_ENV: "production", ...env, ...filled }).production).toBe(true);
}

test("the keys of each way of deployment are keys of the configuration, and are accepted", () => {
  const instance = compose.services["web-1"].environment;
  expectUsable({ ...readEnv("compose.env.example"), ...instance, DATABASE_URL: "postgres://a:b@postgres:5432/c" });
  expectUsable({ ...readEnv(`${overlay}/settings.env.example`), ...readEnv(`${overlay}/secrets.env.example`) });
  const [, image = ""] = /^ENV ([\s\S]*?)\nUSER/m.exec(dockerfile) ?? [];
  const set = [...image.matchAll(/(\w+)=/g)]
    .map(([, key = ""]) => key)
    .filter((key) => !/^(MALLOC|LD_|PATH)/.test(key));
  expect(set).toEqual(["NODE_ENV", "HOST", "PORT", "DATA_DIR"]);
  for (const key of set) expect(configKeys.shape).toHaveProperty(key);
});

test("what a file names is there: scripts, copied folders, services, ports", () => {
  const commands = [
    compose.services.backup.command,
    JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!),
    ...containers.map(({ command = [] }) => command),
  ];
  for (const [program, script] of commands.filter(({ length }) => length > 0)) {
    expect(program).toBe("node");
    expect(existsSync(join(root, script)), script).toBe(true);
  }
  const allowed = readFileSync(join(root, ".dockerignore"), "utf8").match(/(?<=^!).*/gm)!;
  for (const path of allowed) expect(existsSync(join(root, path)), path).toBe(true);
  const copied = [...dockerfile.matchAll(/^COPY --from=build (?:--chown=\S+ )?\/app\/(\S+)/gm)].map(([, path]) => path);
  expect(copied.length).toBeGreaterThan(6);
  for (const path of copied.filter((each) => each !== "node_modules" && each !== "build"))
    expect(allowed).toContain(path);

  const port = /\bPORT=(\d+)/.exec(dockerfile)![1];
  for (const [, service = "", number] of read("Caddyfile").matchAll(/\b(web-\d):(\d+)/g)) {
    expect(compose.services).toHaveProperty(service);
    expect(number).toBe(port);
  }
  const { OPERATOR_PORT } = readEnv(`${overlay}/settings.env.example`);
  const [container] = podsOf.web.spec.containers;
  expect(container.ports.map((each: Document) => [each.name, String(each.containerPort)])).toEqual([
    ["http", port],
    ["operator", OPERATOR_PORT],
  ]);
  expect(podsOf.web.metadata.annotations["prometheus.io/port"]).toBe(OPERATOR_PORT);
});

test("probes ask addresses that exist, and balancers notice the end of an instance before it comes", async () => {
  const app = await buildApi(testDeps({} as Database), { calls: () => {} });
  const [container] = podsOf.web.spec.containers;
  const { startupProbe, livenessProbe, readinessProbe } = container;
  const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  expect(paths).toEqual(["/readyz", "/healthz", "/readyz/pages"]);
  const inCaddy = /health_uri (\S+)/.exec(read("Caddyfile"))![1]!;
  const inImage = /\$\{process\.env\.PORT\}(\/\w+)/.exec(dockerfile)![1]!;
  for (const url of [...paths, inCaddy, inImage]) expect((await app.inject({ url })).statusCode, url).not.toBe(404);
  await app.close();

  const delay = Number(readEnv(`${overlay}/settings.env.example`).SHUTDOWN_DELAY);
  expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(delay);
  expect(podsOf.web.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(delay + 30);
  for (const name of ["web-1", "web-2"]) {
    const { environment, stop_grace_period } = compose.services[name];
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(Number(environment.SHUTDOWN_DELAY) + 30);
  }
});

test("nothing runs as root, writes outside its folders or may gain rights", () => {
  const uid = Number(/^USER (\d+):\1$/m.exec(dockerfile)![1]);
  for (const { spec } of Object.values(podsOf))
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: uid, fsGroup: uid });
  for (const { securityContext, volumeMounts, resources } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(volumeMounts.map((each: Document) => each.mountPath)).toEqual(["/data", "/tmp"]);
    expect(resources.limits.memory).toMatch(/^\d/);
  }
  for (const [name, { mem_limit, logging }] of Object.entries<Document>(compose.services)) {
    expect(mem_limit, name).toMatch(/^\d/);
    expect(logging.options, name).toHaveProperty("max-size");
  }
  for (const name of ["web-1", "web-2", "backup"])
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
});

test("every selector finds the pods that it means, and the budget lets one go", () => {
  const isOfWeb = { "app.kubernetes.io/component": "web" };
  expect(podsOf.web.metadata.labels).toMatchObject(isOfWeb);
  expect(find("Deployment").spec.selector.matchLabels).toEqual(isOfWeb);
  expect(find("Service").spec.selector).toEqual(isOfWeb);
  expect(find("PodDisruptionBudget").spec.selector.matchLabels).toEqual(isOfWeb);
  for (const [name, { metadata }] of Object.entries(podsOf)) {
    const policy = find("NetworkPolicy", name).spec;
    expect(policy.podSelector.matchLabels).toEqual(metadata.labels);
    expect(policy.policyTypes).toEqual(["Ingress", "Egress"]);
    const ports = policy.egress.flatMap((rule: Document) => rule.ports.map(({ port }: Document) => port));
    expect(ports).toContain(5432);
  }
  const { minReplicas, scaleTargetRef } = find("HorizontalPodAutoscaler").spec;
  expect(scaleTargetRef).toMatchObject({ kind: "Deployment", name: find("Deployment").metadata.name });
  expect(minReplicas).toBe(find("Deployment").spec.replicas);
  expect(find("PodDisruptionBudget").spec.minAvailable).toBeLessThan(minReplicas);
});

describe("the programs themselves accept", () => {
  test.runIf(hasProgram("kubectl"))("the overlays (kustomize), each with its host in one place", () => {
    const folder = mkdtempSync(join(tmpdir(), "bigsuite-kubernetes-"));
    cpSync(join(deploy, "kubernetes"), folder, { recursive: true });
    for (const [name, namespace] of [
      ["production", "bigsuite"],
      ["staging", "bigsuite-staging"],
    ]) {
      const settings = read(`${overlay}/settings.env.example`).replaceAll("www.example.com", `${name}.example.com`);
      writeFileSync(join(folder, `overlays/${name}/settings.env`), settings);
      cpSync(join(deploy, overlay, "secrets.env.example"), join(folder, `overlays/${name}/secrets.env`));
      const { status, stdout, stderr } = spawnSync("kubectl", ["kustomize", join(folder, "overlays", name!)], {
        encoding: "utf8",
      });
      expect(stderr).toBe("");
      expect(status).toBe(0);
      const built: Document[] = parseAllDocuments(stdout).map((document) => document.toJS());
      const config = built.find(({ kind }) => kind === "ConfigMap").metadata.name;
      expect(config).toMatch(/^bigsuite-\w+$/);
      const { spec } = built.find(({ kind }) => kind === "Deployment").spec.template;
      for (const container of [...spec.initContainers, ...spec.containers])
        expect(container).toMatchObject({
          image: `registry.example.com/bigsuite:${version}`,
          envFrom: [{ configMapRef: { name: config } }, { secretRef: { name: expect.stringMatching(/^bigsuite-/) } }],
        });
      for (const { kind, metadata } of built)
        if (kind !== "Namespace") expect(metadata.namespace, kind).toBe(namespace);
      for (const { spec } of built.filter(({ kind }) => kind === "Ingress"))
        expect([spec.rules[0].host, spec.tls[0].hosts]).toEqual([`${name}.example.com`, [`${name}.example.com`]]);
    }
  });

  test.runIf(hasProgram("systemd-analyze"))("the unit (systemd)", () => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", join(deploy, "bigsuite.service")], { encoding: "utf8" });
    // It looks at every unit of the machine; the program itself is not installed here.
    const own = stderr.split("\n").filter((line) => line.includes("bigsuite.service"));
    expect(own.filter((line) => !/is not executable|Failed to create .*manager/.test(line))).toEqual([]);
  });
});
