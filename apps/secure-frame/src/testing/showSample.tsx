import '../styles/frame.css'
import { createRoot } from 'react-dom/client'
import { corpus } from '../approvals/corpus/corpus.ts'
import { createCorpusChain } from '../approvals/corpus/corpusChain.ts'
import { now } from '../approvals/corpus/messages.ts'
import { createApprovals } from '../approvals/createApprovals.ts'
import { ApprovalScreen } from '../approvals/screen/ApprovalScreen.tsx'
import { createTestRequest } from '../approvals/testing/createTestRequest.ts'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'

/** Test code: renders the approval screen of a corpus sample into the element `root` of a document. */
export function showSample(document: Document, name: string): void {
  const sample = corpus.find((candidate) => candidate.name === name)
  const place = document.getElementById('root')
  if (!sample || !place) throw new Error(`no sample ${name}`)
  nameDocument(document, messages.documents.frame)
  const { method, params } = sample
  const request = createTestRequest({ method, params, reader: createCorpusChain() })
  const approvals = createApprovals({ isBackedUp: () => true, inline: 'all', now: () => now })
  void approvals.confirm(request, { signal: new AbortController().signal })
  createRoot(place).render(<ApprovalScreen approvals={approvals} />)
}
