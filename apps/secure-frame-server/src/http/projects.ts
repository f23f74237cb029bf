import type { Config } from '../config/Config.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'

/**
 * Finds a project by its id.
 *
 * @throws {FrameRefusal} `unknown_project`.
 */
export function findProject({ projects }: Config, projectId: string) {
  const project = projects.find((known) => known.projectId === projectId)
  if (!project) throw new FrameRefusal('unknown_project')
  return project
}

/** Finds the project that lists an origin. */
export const findProjectOf = ({ projects }: Config, origin: string) =>
  projects.find(({ origins }) => origins.includes(origin))

/**
 * Requires that a login begins at an origin of its project.
 *
 * @throws {FrameRefusal} `unknown_project`, `origin_not_allowed`.
 */
export function requireProjectOrigin(
  config: Config,
  { projectId, origin }: { readonly projectId: string; readonly origin: string },
): void {
  const { origins } = findProject(config, projectId)
  if (!origins.includes(origin)) throw new FrameRefusal('origin_not_allowed')
}

/**
 * Requires an origin of a project or of this server's pages, because mails show it to users.
 * @throws {FrameRefusal} `origin_not_allowed`.
 */
export function requireKnownOrigin(config: Config, origin: string): void {
  const { publicOrigin } = config
  const isKnown = origin === publicOrigin || findProjectOf(config, origin) !== undefined
  if (!isKnown) throw new FrameRefusal('origin_not_allowed')
}
