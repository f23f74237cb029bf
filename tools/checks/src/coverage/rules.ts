import { readProjectFile } from '../workspace/workspace.ts'

/** Where the rows and rules stand, one line each. */
export const ruleFiles = ['docs/rules/features.md', 'docs/rules/security.md'] as const

/** A row of the feature list or a rule of security. */
export type Rule = {
  readonly id: string
  /** Ids of what it asks for one by one, e.g. `K-API-04a`; `[]` when the rule is one thing. */
  readonly conditions: readonly string[]
}

/** An id anywhere in a text; a letter names one condition of a rule. */
export const idPattern = /\b(?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z]?\b/g

const ruleLine = /^- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3}))\*\* \S/
const conditionLine = /^ {2}- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z])\*\* \S/

/** Reads rules and their conditions from the lines of a document. */
export function parseRules(text: string): readonly Rule[] {
  const lines = text.split('\n')
  const conditions = lines.flatMap((line) => conditionLine.exec(line)?.[1] ?? [])
  return lines.flatMap((line) => {
    const id = ruleLine.exec(line)?.[1]
    return id ? [{ id, conditions: conditions.filter((x) => x.slice(0, -1) === id) }] : []
  })
}

/** Every rule of the house's two lists, in their order. */
export function readRules(): readonly Rule[] {
  return ruleFiles.flatMap((path) => parseRules(readProjectFile(path)))
}

/** What has to be proven for a rule: its conditions, or itself. */
export const demandsOf = (rule: Rule): readonly string[] =>
  rule.conditions.length > 0 ? rule.conditions : [rule.id]

/** Every id that may be cited. */
export const idsOf = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => [rule.id, ...rule.conditions]))
