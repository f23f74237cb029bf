import type { Config } from './Config.ts'

/** Who runs this wallet, as its pages and mails name them. */
export const toOperatorName = ({ operatorName, projects }: Config): string =>
  operatorName ?? projects[0]?.name ?? ''
