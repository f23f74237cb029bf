import type { Config } from '../config/Config.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'

/**
 * Finds a configured project by its id.
 *
 * @throws {FrameRefusal} `unknown_project`: the id is not configured.
 */
export function findProject({ projects }: Config, projectId: string) {
  const project = projects.find((known) => known.projectId === projectId)
  if (!project) throw new FrameRefusal('unknown_project')
  return project
}

/** Finds the project that lists an origin. Returns `undefined` for an unknown origin. */
export const findProjectOf = ({ projects }: Config, origin: string) =>
  projects.find(({ origins }) => origins.includes(origin))

/**
 * Throws unless the origin at which a login starts belongs to the login's project.
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
 * Throws unless the origin belongs to a project or to this server, because mails show the origin to
 * users.
 *
 * @throws {FrameRefusal} `origin_not_allowed`: the origin is unknown.
 */
export function requireKnownOrigin(config: Config, origin: string): void {
  const { publicOrigin } = config
  const isKnown = origin === publicOrigin || findProjectOf(config, origin) !== undefined
  if (!isKnown) throw new FrameRefusal('origin_not_allowed')
}
