import { useId } from 'react'
import styles from './KeyBoard.module.css'
import { KeyDrawing } from './KeyDrawing.tsx'

export type KeyBoardProps = {
  /** Seed of the drawing of the visitor's key. If absent, the visitor's hook is empty. */
  readonly ownSeed?: string | undefined
}

const columns = 4
const rows = 3
const cell = { width: 120, height: 172 }
const ownHook = 6
const taken = [
  'alder',
  'wren',
  'moss',
  'slate',
  'finch',
  'ember',
  '',
  'quill',
  'thorn',
  'dusk',
  'hazel',
  'flint',
]
/**
 * Indexes of the hooks without a key. In the drawing of the key board, a key stands for an absent
 * player, so some hooks must be empty.
 */
const out: readonly number[] = [3, 9]

/**
 * Drawing of a board on which the players' keys hang from hooks. Hidden from screen readers,
 * because the text beside it has the same information.
 */
export function KeyBoard({ ownSeed }: KeyBoardProps) {
  return (
    <svg
      className={styles['board']}
      viewBox={`0 0 ${columns * cell.width} ${rows * cell.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rows }, (_, row) => row * cell.height + 22).map((y) => (
        <line key={y} className={styles['rail']} x1={0} x2={columns * cell.width} y1={y} y2={y} />
      ))}
      {taken.map((seed, index) => (
        <Hook
          key={seed}
          index={index}
          own={index === ownHook}
          seed={index === ownHook ? ownSeed : out.includes(index) ? undefined : seed}
        />
      ))}
    </svg>
  )
}

/**
 * Outline of a key that is missing from a hook of the drawn key board. A mask hides where the parts
 * of the key overlap, so that one outline remains.
 */
function Ghost() {
  const inside = useId()
  const key = <KeyDrawing seed="yours" y={8} />
  return (
    <>
      <mask id={inside} maskUnits="userSpaceOnUse" x={-40} y={-4} width={80} height={160}>
        <rect x={-40} y={-4} width={80} height={160} fill="white" />
        <g color="black">{key}</g>
      </mask>
      <g className={styles['ghost']} mask={`url(#${inside})`}>
        {key}
      </g>
    </>
  )
}

function Hook({ index, own, seed }: { index: number; own: boolean; seed: string | undefined }) {
  const x = (index % columns) * cell.width + cell.width / 2
  const y = Math.floor(index / columns) * cell.height + 22
  return (
    <g transform={`translate(${x} ${y})`} className={own ? styles['own'] : styles['other']}>
      <circle className={styles['plate']} r={9} />
      <path className={styles['hook']} d="M0 0V10a5 5 0 0 0 10 0" />
      {own && seed === undefined && <Ghost />}
      {seed !== undefined && (
        <g className={styles['key']}>
          <KeyDrawing key={seed} seed={seed} y={8} />
        </g>
      )}
      <circle className={styles['screw']} r={2.5} />
      <text className={styles['number']} y={136} textAnchor="middle">
        {String(index + 1).padStart(2, '0')}
      </text>
    </g>
  )
}
