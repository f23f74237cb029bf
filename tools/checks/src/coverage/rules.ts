import { readProjectFile } from '../workspace/workspace.ts'

/** Documents that list the rules which tests must prove, one rule per line. */
export const ruleFiles = ['docs/rules/features.md', 'docs/rules/security.md'] as const

/** A rule of the feature list (`K-…`) or of the security list (`S-…`). */
export type Rule = {
  readonly id: string
  /**
   * Ids of the rule's lettered conditions, such as `K-API-04a`; empty for a rule without
   * conditions.
   */
  readonly conditions: readonly string[]
}

/** Matches the id of a rule or condition anywhere in a text. A final letter names the condition. */
export const idPattern = /\b(?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z]?\b/g

const ruleLine = /^- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3}))\*\* \S/
const conditionLine = /^ {2}- \*\*((?:K-[A-Z]+-\d{2}|S-\d{2,3})[a-z])\*\* \S/

/** Parses the specification's rules and their conditions from the lines of a document. */
export function parseRules(text: string): readonly Rule[] {
  const lines = text.split('\n')
  const conditions = lines.flatMap((line) => conditionLine.exec(line)?.[1] ?? [])
  return lines.flatMap((line) => {
    const id = ruleLine.exec(line)?.[1]
    return id ? [{ id, conditions: conditions.filter((x) => x.slice(0, -1) === id) }] : []
  })
}

/** Reads the rules of the feature list and of the security list, in their order. */
export function readRules(): readonly Rule[] {
  return ruleFiles.flatMap((path) => parseRules(readProjectFile(path)))
}

/**
 * Returns the ids that tests must prove for a rule: those of its conditions, or the rule's own id
 * if it has no conditions.
 */
export const demandsOf = (rule: Rule): readonly string[] =>
  rule.conditions.length > 0 ? rule.conditions : [rule.id]

/** Returns every rule id that code may cite: those of rules and of their conditions. */
export const idsOf = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => [rule.id, ...rule.conditions]))
