import { getOwnData } from '@latchkey/product-api/endpoints'
import { Button } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { saveFile } from '../../files/saveFile.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './DataCard.module.css'
import { Deletion } from './Deletion.tsx'

/**
 * Section of the profile in which players export the data that the server stores about them, or
 * request its deletion.
 */
export function DataCard() {
  const messages = useMessages().profile.data
  const id = useId()
  const { product, popupAlert } = useApp()
  const save = useMutation(
    {
      networkMode: 'always',
      mutationFn: async () => {
        const data = await product.api.call(getOwnData, {})
        const text = JSON.stringify(data, null, 2)
        saveFile({ name: 'latchkey-data.json', type: 'application/json', text })
      },
      onError: () => popupAlert.show(messages.failed, 'error'),
    },
    product.queryClient,
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {messages.title}
      </h3>
      <p className={styles['text']}>{messages.text}</p>
      <div>
        <Button pending={save.isPending} onClick={() => save.mutate()}>
          {messages.save}
        </Button>
      </div>
      <Deletion />
    </section>
  )
}
