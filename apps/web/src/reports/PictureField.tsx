import { Button } from '@latchkey/ui'
import { useId, useRef } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './PictureField.module.css'
import { type PictureProblem, pictureKinds } from './preparePicture.ts'
import { toPictureUrl } from './toPictureUrl.ts'

export type PictureFieldProps = {
  /** JPEG or WebP in base64. `undefined` if no picture is attached. */
  readonly picture: string | undefined
  readonly problem: PictureProblem | undefined
  /** Whether a selected picture is being re-encoded. */
  readonly pending: boolean
  readonly onFile: (file: Blob) => void
  readonly onRemove: () => void
}

/**
 * Field for a picture that belongs to a bug report. The player selects a file or pastes a picture
 * into the report form.
 */
export function PictureField({ picture, problem, pending, onFile, onRemove }: PictureFieldProps) {
  const messages = useMessages().bugReport
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={styles['field']}>
      <legend>{messages.picture}</legend>
      <small id={`${id}-hint`}>{messages.pictureHint}</small>
      {picture && <img src={toPictureUrl(picture)} alt={messages.pictureAlt} />}
      <div className={styles['acts']}>
        <Button
          pending={pending}
          aria-describedby={`${id}-hint ${id}-problem`}
          onClick={() => input.current?.click()}
        >
          {picture ? messages.pictureReplace : messages.pictureAdd}
        </Button>
        {picture && (
          <Button variant="ghost" onClick={onRemove}>
            {messages.pictureRemove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={pictureKinds.join(',')}
        aria-label={messages.picture}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Clears the input, so that choosing the same file again fires a change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles['problem']}>
        {problem && messages.pictureProblems[problem]}
      </p>
    </fieldset>
  )
}
