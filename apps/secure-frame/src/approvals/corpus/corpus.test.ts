import { expect, test } from 'vitest'
import { toVisibleText } from '../message/toVisibleText.ts'
import type { Approval } from '../model/Approval.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { corpus } from './corpus.ts'
import { createCorpusChain } from './corpusChain.ts'
import { now } from './messages.ts'
import type { Sample } from './Sample.ts'

async function read(sample: Sample): Promise<Approval> {
  const { method, params, caipNetworkId, account, accountType, fee, operation } = sample
  const request = createTestRequest({
    method,
    params,
    reader: createCorpusChain(),
    ...(caipNetworkId && { caipNetworkId }),
    ...(account && { account }),
    ...(accountType && { accountType }),
    ...(fee && { fee }),
    ...(operation && { operation }),
  })
  return prepareApproval(request, { now, signal: new AbortController().signal })
}

/** Returns all text that the user can read on the screen, except the raw data. */
function toText({ raw, ...approval }: Approval): string {
  const words: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string')
      words.push(
        toVisibleText(value)
          .map((part) => part.text)
          .join(''),
      )
    else if (typeof value === 'object' && value !== null) {
      const { text, symbol } = value as { text?: unknown; symbol?: unknown }
      if (typeof text === 'string' && typeof symbol === 'string') words.push(`${text} ${symbol}`)
      if ('unlisted' in value) words.push('unlisted')
      Object.values(value).forEach(collect)
    }
  }
  collect(approval)
  return words.join('\n')
}

test.each(corpus.map((sample) => [`${sample.method}: ${sample.name}`, sample] as const))(
  'S-52a, S-52b: %s',
  async (_, sample) => {
    const approval = await read(sample)
    const text = toText(approval)
    expect(approval.title).toBe(sample.title)
    for (const part of sample.has ?? []) expect(text).toContain(part)
    const warnings = approval.warnings.map((warning) => warning.text).join('\n')
    for (const part of sample.warns ?? []) expect(warnings).toContain(part)
    const doubts = approval.sections.flatMap(({ doubt }) => doubt?.text ?? []).join('\n')
    expect(doubts).toContain(sample.doubt ?? '')
    expect(approval.verified).toBe(sample.doubt === undefined)
  },
)

test('S-52a: the numbers of verified and unverified requests in the corpus are unchanged', async () => {
  const approvals = await Promise.all(corpus.map(read))
  const verified = approvals.filter((approval) => approval.verified).length
  expect({
    requests: corpus.length,
    intent: verified,
    unverified: corpus.length - verified,
  }).toEqual({
    requests: 176,
    intent: 131,
    unverified: 45,
  })
})

test('S-51: every request of the corpus shows raw data', async () => {
  for (const sample of corpus) {
    const { raw } = await read(sample)
    expect(raw.length, sample.name).toBeGreaterThan(0)
  }
})
