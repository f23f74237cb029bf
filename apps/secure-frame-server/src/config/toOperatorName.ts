import type { Config } from './Config.ts'

/**
 * Returns the operator's name, which pages and mails show: the configured name, else the name of
 * the first project.
 */
export const toOperatorName = ({ operatorName, projects }: Config): string =>
  operatorName ?? projects[0]?.name ?? ''
