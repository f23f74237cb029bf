import { readProjectFile } from '../workspace/workspace.ts'

/** Documents with the rules, one line each. */
export const ruleFiles = ['docs/rules/features.md', 'docs/rules/security.md'] as const

/** A row of the feature list or a security rule. */
export type Rule = {
  readonly id: string
  /**
   * Ids of the rule's single conditions, such as `K-API-04a`. Empty for a rule without conditions.
   */
  readonly conditions: readonly string[]
}

/** Matches an id anywhere in a text. A letter names one condition of a rule. */
export const idPattern = /\b(?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z]?\b/g

const ruleLine = /^- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3}))\*\* \S/
const conditionLine = /^ {2}- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z])\*\* \S/

/** Parses rules and their conditions from the lines of a document. */
export function parseRules(text: string): readonly Rule[] {
  const lines = text.split('\n')
  const conditions = lines.flatMap((line) => conditionLine.exec(line)?.[1] ?? [])
  return lines.flatMap((line) => {
    const id = ruleLine.exec(line)?.[1]
    return id ? [{ id, conditions: conditions.filter((x) => x.slice(0, -1) === id) }] : []
  })
}

/** Reads every rule of both lists, in their order. */
export function readRules(): readonly Rule[] {
  return ruleFiles.flatMap((path) => parseRules(readProjectFile(path)))
}

/** Returns the ids that need a proof: the conditions of a rule, or the rule itself. */
export const demandsOf = (rule: Rule): readonly string[] =>
  rule.conditions.length > 0 ? rule.conditions : [rule.id]

/** Returns every id that code may cite. */
export const idsOf = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => [rule.id, ...rule.conditions]))
