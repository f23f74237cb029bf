import { usePayText } from '../messages/pays.ts'
import { usePay } from './usePay.ts'

/**
 * Titles of the payment pages. They load with these pages, so that the modal does not contain their
 * texts.
 */
export const payHeader = { title: <Title name="title" /> }
export const quoteHeader = { title: <Title name="quoteTitle" /> }
export const loadingHeader = { title: <LoadingTitle /> }

function Title({
  name,
}: {
  readonly name: 'title' | 'quoteTitle' | 'loadingTitle' | 'endedTitle'
}) {
  const text = usePayText()
  return text(`pay.${name}`)
}

function LoadingTitle() {
  const { progress } = usePay()
  return <Title name={progress?.end ? 'endedTitle' : 'loadingTitle'} />
}
