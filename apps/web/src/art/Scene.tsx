import type { ReactNode } from 'react'
import { KeyDrawing } from './KeyDrawing.tsx'
import styles from './Scene.module.css'

export type SceneName = 'broken' | 'closed' | 'lost' | 'board' | 'shelf' | 'note' | 'passage'

/**
 * Illustration of a screen: an ink drawing with one detail in brass. Hidden from screen readers,
 * because the text beside it has the same information.
 */
export function Scene({ name, className }: { name: SceneName; className?: string | undefined }) {
  return (
    <svg
      className={`${styles['scene']} ${className ?? ''}`}
      viewBox="0 0 200 132"
      aria-hidden="true"
      focusable="false"
    >
      {scenes[name]}
    </svg>
  )
}

const keyhole = 'M0-10a8 8 0 0 1 4 14.9L6.5 22h-13L-4 4.9A8 8 0 0 1 0-10Z'

function Door({ light = false }: { light?: boolean }) {
  return (
    <>
      <path className={styles['line']} d="M8 126H192" />
      <path className={styles['fill']} d="M58 126V34a42 30 0 0 1 84 0V126Z" />
      <path className={styles['line']} d="M58 126V34a42 30 0 0 1 84 0V126" />
      <path className={styles['line']} d="M70 114V74h60v40ZM70 62V38a30 20 0 0 1 60 0V62Z" />
      <circle className={light ? styles['metal'] : styles['ink']} cx="128" cy="68" r="4" />
    </>
  )
}

const scenes: Record<SceneName, ReactNode> = {
  lost: (
    <>
      <Door />
      <path className={styles['dashes']} d="M16 40H46M154 40h30M16 60H46M154 60h30" />
    </>
  ),
  closed: (
    <>
      <Door light />
      <path className={styles['metalLine']} d="M100 74l-18 14M100 74l18 14" />
      <rect className={styles['paper']} x="72" y="86" width="56" height="22" rx="4" />
      <path className={styles['inkLine']} d="M82 94h36M82 100h22" />
    </>
  ),
  broken: (
    <>
      <path className={styles['line']} d="M8 126H192" />
      <g transform="translate(70 30) rotate(-24)" className={styles['metalText']}>
        <KeyDrawing seed="broken" />
      </g>
      <path className={styles['paperLine']} d="M70 92l52 6" />
      <path className={styles['dashes']} d="M128 44l18-18M140 60h26M134 78l20 14" />
    </>
  ),
  board: (
    <>
      <path className={styles['line']} d="M8 126H192" />
      <path className={styles['fill']} d="M24 126V92h44v34ZM132 126V102h44v24Z" />
      <path className={styles['line']} d="M24 126V92h44v34M132 126V102h44v24" />
      <path className={styles['fill']} d="M78 126V68h44v58Z" />
      <path className={styles['inkLine']} d="M78 126V68h44v58" />
      <g transform="translate(100 8) scale(.42)" className={styles['metalText']}>
        <KeyDrawing seed="first" />
      </g>
    </>
  ),
  shelf: (
    <>
      <path className={styles['line']} d="M20 20V126M180 20V126M20 62H180M20 108H180M20 20H180" />
      <path className={styles['fill']} d="M40 62V42h22v20ZM78 62V34h16v28ZM120 62l14-24l14 24Z" />
      <path className={styles['line']} d="M40 62V42h22v20M78 62V34h16v28M120 62l14-24l14 24" />
      <circle className={styles['fill']} cx="56" cy="94" r="14" />
      <circle className={styles['line']} cx="56" cy="94" r="14" />
      <rect className={styles['metal']} x="92" y="80" width="34" height="28" rx="4" />
      <g transform="translate(109 92) scale(.5)" className={styles['paper']}>
        <path d={keyhole} />
      </g>
      <path className={styles['line']} d="M142 108V84l18 6v18" />
    </>
  ),
  note: (
    <>
      <path className={styles['line']} d="M8 126H192" />
      <path className={styles['paper']} d="M54 20h76l18 18v78H54Z" />
      <path className={styles['line']} d="M54 20h76l18 18v78H54ZM130 20v18h18" />
      <path className={styles['line']} d="M70 52h62M70 66h62M70 80h40" />
      <circle className={styles['metal']} cx="92" cy="22" r="7" />
      <path className={styles['metalLine']} d="M92 29v10" />
    </>
  ),
  passage: (
    <>
      <path className={styles['line']} d="M8 126H192" />
      <path
        className={styles['fill']}
        d="M24 126V46a26 22 0 0 1 52 0v80ZM124 126V46a26 22 0 0 1 52 0v80Z"
      />
      <path
        className={styles['line']}
        d="M24 126V46a26 22 0 0 1 52 0v80M124 126V46a26 22 0 0 1 52 0v80"
      />
      <path className={styles['dashes']} d="M84 96h32" />
      <circle className={styles['metal']} cx="64" cy="84" r="4" />
      <circle className={styles['ink']} cx="136" cy="84" r="4" />
    </>
  ),
}
