import type { Config } from './Config.ts'

/** Returns the operator's name for pages and mails. */
export const toOperatorName = ({ operatorName, projects }: Config): string =>
  operatorName ?? projects[0]?.name ?? ''
