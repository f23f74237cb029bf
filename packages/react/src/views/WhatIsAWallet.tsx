import { Stack, Text } from '@latchkey/ui'
import { useText } from '../hooks/useText.ts'
import { GuidePicture } from './pictures/GuidePicture.tsx'
import styles from './WhatIsAWallet.module.css'

const pictures = ['keys', 'assets', 'control'] as const

/** Three rows for people who never had a wallet. */
export default function WhatIsAWallet() {
  const text = useText()
  return (
    <ul className={styles['list']}>
      {pictures.map((name) => (
        <li className={styles['row']} key={name}>
          <GuidePicture name={name} />
          <Stack gap={4}>
            <Text as="h3" weight={500}>
              {text(`guide.${name}Title`)}
            </Text>
            <Text size="small" tone="muted">
              {text(`guide.${name}Text`)}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  )
}
