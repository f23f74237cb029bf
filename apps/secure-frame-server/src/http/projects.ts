import type { Config } from '../config/Config.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'

/** Finds a project. @throws {FrameRefusal} `unknown_project`. */
export function findProject({ projects }: Config, projectId: string) {
  const project = projects.find((known) => known.projectId === projectId)
  if (!project) throw new FrameRefusal('unknown_project')
  return project
}

/** Finds the project whose app is at an origin. */
export const findProjectOf = ({ projects }: Config, origin: string) =>
  projects.find(({ origins }) => origins.includes(origin))

/** A login begins only at an origin of its project. @throws {FrameRefusal} `unknown_project`, `origin_not_allowed`. */
export function requireProjectOrigin(
  config: Config,
  { projectId, origin }: { readonly projectId: string; readonly origin: string },
): void {
  const { origins } = findProject(config, projectId)
  if (!origins.includes(origin)) throw new FrameRefusal('origin_not_allowed')
}

/** What is told to people is an origin of some project, or our own pages. @throws {FrameRefusal} `origin_not_allowed`. */
export function requireKnownOrigin(config: Config, origin: string): void {
  const { publicOrigin } = config
  const isKnown = origin === publicOrigin || findProjectOf(config, origin) !== undefined
  if (!isKnown) throw new FrameRefusal('origin_not_allowed')
}
