import { reportLimits, toVisibleText } from '@latchkey/product-api'
import { Button, Input } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import type { Formats } from '../format/createFormats.ts'
import { useFormats } from '../format/useFormats.ts'
import type { Messages } from '../messages/en.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import type { Words } from '../outbox/storedReports.ts'
import { Diagnostics } from './Diagnostics.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './ReportForm.module.css'
import { SeverityChoice } from './SeverityChoice.tsx'
import { TextArea } from './TextArea.tsx'
import { useDiagnostics } from './useDiagnostics.ts'
import { noWords } from './useDraft.ts'
import type { usePicture } from './usePicture.ts'

export type ReportFormProps = {
  readonly userId: string
  readonly words: Words
  readonly onChange: (words: Words) => void
  readonly picture: ReturnType<typeof usePicture>
  /** Whether the browser has stored the draft, so that it survives a reload. */
  readonly isKept: boolean
}

/** Form for a bug report. The outbox stores the report until the server confirms it. */
export function ReportForm({ userId, words, onChange, picture, isKept }: ReportFormProps) {
  const formats = useFormats()
  const messages = useMessages().bugReport
  const { reportOutbox, product, popupAlert } = useApp()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [withDiagnostics, setWithDiagnostics] = useState(false)
  const diagnostics = useDiagnostics()
  const send = useMutation(
    {
      networkMode: 'always',
      mutationFn: async (form: HTMLFormElement) => {
        const sending = reportOutbox.add(userId, {
          ...toVisibleWords(words),
          diagnostics: withDiagnostics ? toVisibleText(diagnostics.text) : null,
          ...(picture.picture !== undefined && { picture: picture.picture }),
        })
        onChange(noWords)
        picture.change(undefined)
        setWithDiagnostics(false)
        const outcome = await sending
        popupAlert.show(messages.outcome[outcome], alertStyles[outcome])
        // Not if the player has moved on to another part of the page in the meantime.
        if (form.contains(document.activeElement) || document.activeElement === document.body)
          confirmation.current?.focus()
        return outcome
      },
    },
    product.queryClient,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = findWrong(toVisibleWords(words), messages, formats)
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    send.mutate(form)
  }
  const change = (part: Partial<Words>) => {
    setWrong({})
    onChange({ ...words, ...part })
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files
    if (file && !hasCells(clipboardData)) picture.choose(file)
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit} onPaste={paste}>
      <WordFields words={words} wrong={wrong} onChange={change} />
      <PictureField
        picture={picture.picture}
        problem={picture.problem}
        pending={picture.pending}
        onFile={picture.choose}
        onRemove={() => picture.change(undefined)}
      />
      <Diagnostics
        text={diagnostics.text}
        sent={withDiagnostics}
        onChange={(sent) => {
          diagnostics.refresh()
          setWithDiagnostics(sent)
        }}
        onShow={diagnostics.refresh}
      />
      <div className={styles['end']}>
        <Button type="submit" variant="primary" pending={send.isPending}>
          {messages.send}
        </Button>
        <p ref={confirmation} tabIndex={-1}>
          {isKept && send.data && messages.outcome[send.data]}
          {isKept && !send.data && messages.draftKept}
          {!isKept && messages.draftUnsaved}
        </p>
      </div>
    </form>
  )
}

const alertStyles = {
  sent: 'success',
  waiting: 'info',
  unsaved: 'error',
  refused: 'error',
} as const

/**
 * Returns whether pasted data is text with an additional picture of it, such as cells of a
 * spreadsheet. A copied picture has no plain text.
 */
const hasCells = (data: DataTransfer) =>
  ['text/plain', 'text/html'].every((type) => data.getData(type))

type WordFieldsProps = {
  readonly words: Words
  readonly wrong: Wrong
  readonly onChange: (part: Partial<Words>) => void
}

/** The fields of the bug report form: title, what happened, severity and steps. */
function WordFields({ words, wrong, onChange: change }: WordFieldsProps) {
  const messages = useMessages().bugReport
  return (
    <>
      <Input
        name="title"
        label={messages.subject}
        hint={messages.subjectHint}
        error={wrong.title}
        autoComplete="off"
        value={words.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        name="happened"
        label={messages.happened}
        hint={messages.happenedHint}
        error={wrong.happened}
        most={reportLimits.happened}
        value={words.happened}
        onChange={({ target }) => change({ happened: target.value })}
      />
      <SeverityChoice value={words.severity} onChoose={(severity) => change({ severity })} />
      <TextArea
        name="steps"
        label={messages.steps}
        hint={messages.stepsHint}
        error={wrong.steps}
        most={reportLimits.steps}
        value={words.steps}
        onChange={({ target }) => change({ steps: target.value })}
      />
    </>
  )
}

type Wrong = { readonly [name in 'title' | 'happened' | 'steps']?: string | undefined }

/** Removes invisible characters from the texts, which a player cannot see or correct. */
const toVisibleWords = (words: Words): Words => ({
  ...words,
  title: toVisibleText(words.title),
  happened: toVisibleText(words.happened),
  steps: toVisibleText(words.steps),
})

/**
 * Returns the validation errors of the bug report's fields, in the order of the report form. They
 * are the same that the server would report.
 */
function findWrong(words: Words, messages: Messages['bugReport'], formats: Formats): Wrong {
  const most = (name: 'title' | 'happened' | 'steps') => {
    const over = words[name].trim().length - reportLimits[name]
    return over > 0 ? messages.tooLong(formats.count(over)) : undefined
  }
  const found = {
    title: words.title.trim().length < 4 ? messages.subjectShort : most('title'),
    happened: words.happened.trim().length < 10 ? messages.happenedShort : most('happened'),
    steps: most('steps'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}
