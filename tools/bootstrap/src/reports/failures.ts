import { stripVTControlCharacters } from 'node:util'
import { isRecord, listAt, specsOf, textAt } from './reports.ts'

const mostLetters = 400

/** Shortens a test's failure message to one line, without terminal colours and stack. */
function toReason(message: string): string {
  const [words = ''] = stripVTControlCharacters(message).split(/\n\s+at /)
  return words.replace(/\s+/g, ' ').trim().slice(0, mostLetters)
}

function vitestFailures(report: unknown): readonly string[] {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => textAt(test, 'status') === 'failed')
    .map((test) => {
      const message = listAt(test, 'failureMessages').find((item) => typeof item === 'string')
      return `${textAt(test, 'fullName').trim()} · ${toReason(message ?? '')}`
    })
}

function playwrightFailures(report: unknown): readonly string[] {
  return specsOf(report).flatMap((spec) => {
    const results = listAt(spec, 'tests').flatMap((test) => listAt(test, 'results'))
    const error = results.map((result) => isRecord(result) && result['error']).find(isRecord)
    if (error === undefined) return []
    return [
      `${textAt(spec, 'file')} · ${textAt(spec, 'title')} · ${toReason(textAt(error, 'message'))}`,
    ]
  })
}

/**
 * Lists the failed tests of a vitest or Playwright JSON report, one line each, with the reason.
 * Returns an empty list without failures or without a report.
 */
export function listFailures(report: unknown): readonly string[] {
  return [...vitestFailures(report), ...playwrightFailures(report)]
}
