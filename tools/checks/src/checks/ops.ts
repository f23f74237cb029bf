import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { type Configured, configured, readVariables } from '../docs/configDocs.ts'
import { projectFiles, readProjectFile, root, sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const isThere = (path: string) => existsSync(join(root, path))

/**
 * Returns the names of the metrics that the servers export, such as `http_request_seconds_bucket`,
 * and `up`, which the collector adds.
 */
function readMetrics(): ReadonlySet<string> {
  const found = sourceFiles('apps', 'packages/service')
    .filter(({ kind }) => kind === 'source')
    .flatMap(({ text }) => [...text.matchAll(/new (Counter|Gauge|Histogram)\(\{\s+name: '(\w+)'/g)])
    .flatMap(([, kind, name = '']) =>
      kind === 'Histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    )
  return new Set([...found, 'up'])
}

/** Returns the names of the metrics in a PromQL query: the names before a selector or a range. */
export function metricsIn(query: string): readonly string[] {
  return [...query.matchAll(/\b([a-z][a-z_]+)(?=[{[])|^\s*([a-z_]+) ==/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
}

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const Board = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
})

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

function hasSection(link: string): boolean {
  const [path = '', anchor = ''] = link.split('#')
  const headings = isThere(path) ? readProjectFile(path).matchAll(/^#+ (.+)$/gm) : []
  return [...headings].some(([, heading = '']) => toAnchor(heading) === anchor)
}

export const supervision: Check = {
  name: 'ops: alerts and board ask for metrics that a server writes, and each alert has its page of the runbook',
  run() {
    const rules = Alerts.parse(parse(readProjectFile('ops/alerts.yaml'))).groups.flatMap(
      (group) => group.rules,
    )
    const { panels } = Board.parse(JSON.parse(readProjectFile('ops/grafana.json')))
    const known = readMetrics()
    const queries = [
      ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
      ...panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => [`panel "${title}"`, expr] as const),
      ),
    ]
    return [
      ...queries.flatMap(([place, query]) => {
        const metrics = metricsIn(query)
        if (metrics.length === 0) return [`${place} asks for no metric`]
        return metrics
          .filter((name) => !known.has(name))
          .map((name) => `${place}: no server writes ${name}`)
      }),
      ...rules
        .filter(({ annotations }) => !hasSection(annotations.runbook))
        .map(({ alert, annotations }) => `alert ${alert}: ${annotations.runbook} is nowhere`),
    ]
  },
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z
        .object({
          context: z.literal('..'),
          dockerfile: z.literal('ops/Containerfile'),
          target: z.string(),
          args: z.record(z.string(), z.string()).default({}),
        })
        .optional(),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()).default([]),
    }),
  ),
})

const isServer = (name: string): name is Configured => Object.hasOwn(configured, name)

/**
 * Lists environment variables in a service's deployment that its server does not know, and required
 * variables that are missing.
 */
function problemsOfService(
  name: string,
  given: Readonly<Record<string, string>>,
  image: Readonly<Record<string, string>>,
): readonly string[] {
  if (!isServer(name)) return []
  const variables = readVariables(name)
  const told = { ...image, ...given }
  return [
    ...Object.keys(given)
      .filter((key) => !variables.some((variable) => variable.name === key))
      .map((key) => `ops/compose.yaml: ${name} knows no ${key}`),
    ...variables
      .filter((variable) => variable.needed && !told[variable.name])
      .map((variable) => `ops/compose.yaml: ${name} needs ${variable.name}`),
  ]
}

type Stage = { readonly from: string; readonly lines: readonly string[] }

/** Parses a Containerfile into its build stages, by name. */
export function readStages(text: string): ReadonlyMap<string, Stage> {
  const parts = text
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .slice(1)
  return new Map(
    parts.map((part) => {
      const [first = '', ...lines] = part.split('\n')
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(first) ?? []
      return [name, { from, lines }]
    }),
  )
}

/**
 * Returns whether a path that a Containerfile copies exists in the checkout, or a build creates it.
 */
function isMade(path: string): boolean {
  const [, folder] = /^(apps\/[\w-]+)\/dist$/.exec(path) ?? []
  if (!folder) return isThere(path)
  return isThere(`${folder}/tsup.config.ts`) || isThere(`${folder}/vite.config.ts`)
}

function problemsOfLine(line: string, deployed: readonly string[]): readonly string[] {
  const [, from = '', source = ''] = /^COPY --from=(\w+) (\S+) \S+$/.exec(line) ?? []
  if (!line.startsWith('COPY --from')) return []
  if (from !== 'build') return [`ops/Containerfile: no stage "${from}" is built`]
  if (source.startsWith('/out/'))
    return deployed.some((folder) => source === `${folder}/node_modules`)
      ? []
      : [`ops/Containerfile: nothing is put at ${source}`]
  return isMade(source.replace('/build/', '')) ? [] : [`ops/Containerfile: ${source} is not there`]
}

function problemsOfContainerfile(
  text: string,
  stages: ReadonlyMap<string, Stage>,
): readonly string[] {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readProjectFile('package.json')))
  const deployed = [...text.matchAll(/deploy --prod --legacy (\S+)/g)].map(
    ([, folder = '']) => folder,
  )
  const names = projectFiles()
    .filter((path) => /^apps\/[\w-]+\/package\.json$/.test(path))
    .map((path) => JSON.parse(readProjectFile(path)).name)
  return [
    ...(text.includes(` ${packageManager}\n`)
      ? []
      : [`ops/Containerfile: pnpm is not ${packageManager}`]),
    ...[...text.matchAll(/--filter (\S+) deploy/g)]
      .filter(([, name]) => !names.includes(name))
      .map(([, name]) => `ops/Containerfile: no app is called ${name}`),
    ...[...text.matchAll(/^ARG (VITE_\w+)$/gm)]
      .filter(([, name = '']) => !readProjectFile('apps/web/README.md').includes(`\`${name}\``))
      .map(([, name]) => `ops/Containerfile: the web app knows no ${name}`),
    ...[...stages.values()].flatMap(({ from, lines }) => [
      ...(stages.has(from) || from === 'node:24-slim'
        ? []
        : [`ops/Containerfile: no stage "${from}"`]),
      ...lines.flatMap((line) => problemsOfLine(line, deployed)),
    ]),
  ]
}

/**
 * Returns the environment variables that a Containerfile's build stage and its base stages set by
 * `ENV`.
 */
function environmentOf(name: string, stages: ReadonlyMap<string, Stage>): Record<string, string> {
  const stage = stages.get(name)
  if (!stage) return {}
  const pairs = stage.lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)])
  return {
    ...environmentOf(stage.from, stages),
    ...Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value])),
  }
}

export const containers: Check = {
  name: 'ops: images copy what is built, and every variable of the compose file is one of its server',
  run() {
    const text = readProjectFile('ops/Containerfile')
    const stages = readStages(text)
    const { services } = Compose.parse(parse(readProjectFile('ops/compose.yaml'), { merge: true }))
    return [
      ...problemsOfContainerfile(text, stages),
      ...Object.entries(services).flatMap(([name, { build, image, environment, volumes }]) => [
        ...(image === undefined && !stages.has(build?.target ?? '')
          ? [`ops/compose.yaml: ${name} has no image`]
          : []),
        ...Object.keys(build?.args ?? {})
          .filter((key) => !text.includes(`ARG ${key}\n`))
          .map((key) => `ops/compose.yaml: the build knows no ${key}`),
        ...problemsOfService(name, environment, environmentOf(build?.target ?? '', stages)),
        ...volumes
          .map((volume) => volume.split(':')[0] ?? '')
          .filter((path) => path.startsWith('./') && !isThere(join('ops', path)))
          .map((path) => `ops/compose.yaml: ops/${path.slice(2)} is not there`),
      ]),
    ]
  },
}
