import { closeModal, openModal } from '@latchkey/kit'
import { connectEmail, submitEmailCode } from '@latchkey/kit/auth'
import {
  type FakeLoginFrameOptions,
  refuseAsFrame,
  settle,
  startFrame,
  type TestKit,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, screen } from '@testing-library/react'
import { type RenderWithKitOptions, renderWithKit } from './renderWithKit.tsx'

/** Opens the modal on a page of a kit over fakes, as a history of pages. */
export async function openOn(
  pages: readonly [Page, ...Page[]],
  options: RenderWithKitOptions,
): Promise<TestKit> {
  const { kit } = renderWithKit(null, options)
  showPages(kit, pages)
  await act(settle)
  await screen.findByTestId('w3m-modal-card')
  return kit
}

/** Lets the frame start and answer what was asked of it. */
export async function letFrameAnswer(kit: TestKit): Promise<void> {
  await act(() => startFrame(kit))
}

/** Logs in by e-mail for real, over the frame of the kit; the modal is closed then. */
export async function logIn(kit: TestKit, email: string): Promise<void> {
  const asking = connectEmail(kit, { email })
  await letFrameAnswer(kit)
  await asking
  await act(() => submitEmailCode(kit, { code: '123456' }))
  act(() => closeModal(kit))
}

/** Opens the modal on the last of the given pages. */
export function showPages(kit: TestKit, [first, ...rest]: readonly [Page, ...Page[]]): void {
  act(() => openModal(kit, first))
  for (const page of rest) act(() => kit.modal.send({ type: 'push', page }))
}

/** Names of the pages in the history, the shown one last. */
export function getViews(kit: TestKit): readonly string[] {
  return kit.modal.getState().stack.map(({ view }) => view)
}

type Handlers = NonNullable<FakeLoginFrameOptions['handlers']>

/** A frame that answers one request in its own way. */
export function answering(
  name: keyof Handlers,
  answer: () => Promise<unknown>,
): FakeLoginFrameOptions {
  return { handlers: { [name]: answer } }
}

/** A frame that answers one request with an error, in these words. */
export function refusing(name: keyof Handlers, message: string): FakeLoginFrameOptions {
  return answering(name, async () => refuseAsFrame(message))
}

/** A frame that never answers one request. */
export function hanging(name: keyof Handlers): FakeLoginFrameOptions {
  return answering(name, () => new Promise(() => {}))
}
