import { startLog } from '@latchkey/kit/log'
import { Button } from '@latchkey/ui'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { saveFile } from '../files/saveFile.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './LogSection.module.css'

/**
 * Section of the testers' screen that shows the kit's event log, and saves it as a file. Starts the
 * log if it is not running.
 */
export function LogSection() {
  const texts = useMessages().profileTest
  const { kit } = useApp()
  const [log] = useState(() => startLog(kit))
  const [text, setText] = useState(log.getText)
  return (
    <section>
      <h2>{texts.log}</h2>
      <p>{texts.logLead}</p>
      <div className={styles['actions']}>
        <Button onClick={() => setText(log.getText())}>{texts.logRefresh}</Button>
        <Button
          onClick={() =>
            saveFile({ name: 'latchkey-log.txt', type: 'text/plain', text: log.getText() })
          }
        >
          {texts.logSave}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre tabIndex={0} data-testid="state-log">
        {text}
      </pre>
    </section>
  )
}
