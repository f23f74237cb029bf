import { cutKey, type KeyShape } from './cutKey.ts'

export type KeyDrawingProps = {
  /** Text from which the key is generated, such as an address. */
  readonly seed: string
  readonly x?: number
  readonly y?: number
  readonly className?: string | undefined
}

/**
 * An SVG group with a key that hangs from (0, 0). It is 44 units wide, about 120 units high, and
 * has the CSS `color`.
 */
export function KeyDrawing({ seed, x = 0, y = 0, className }: KeyDrawingProps) {
  const shape = cutKey(seed)
  const top = 44
  const bottom = top + shape.shaft
  return (
    <g transform={`translate(${x} ${y})`} className={className} fill="currentColor">
      <path d={bowPath(shape.bow)} fillRule="evenodd" />
      <rect x={-3.5} y={top - 3} width={7} height={shape.shaft + 3} rx={2} />
      <rect x={-7} y={top + 1} width={14} height={4} rx={1.5} />
      {shape.collars === 2 && <rect x={-6} y={top + 8} width={12} height={3} rx={1.5} />}
      {shape.teeth.map((length, index) => {
        const y = bottom - 28 + index * 7
        return length > 0 ? <rect key={y} x={2} y={y} width={length + 3} height={7} /> : null
      })}
    </g>
  )
}

/**
 * Returns the SVG path of the key's bow (its ring) with the hole. The hole's upper edge rests on
 * the hook at (0, 4).
 */
function bowPath(bow: KeyShape['bow']): string {
  const hole = 'M0 4a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z'
  const outlines: Record<KeyShape['bow'], string> = {
    ring: `M0-3a22 22 0 1 1 0 44a22 22 0 1 1 0-44Z M0 4a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z`,
    square: `M-16-3H16a5 5 0 0 1 5 5V36a5 5 0 0 1-5 5H-16a5 5 0 0 1-5-5V2a5 5 0 0 1 5-5Z ${hole}`,
    trefoil:
      'M0-3a12 12 0 0 1 10.5 17.8a12 12 0 1 1-1.8 20.4A14 14 0 0 1 6 41H-6a14 14 0 0 1-2.7-5.8a12 12 0 1 1-1.8-20.4A12 12 0 0 1 0-3Z M0 4a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
    hexagon: `M0-4L21 8V30L0 42L-21 30V8Z M0 4L-13.5 12V26L0 34L13.5 26V12Z`,
    oval: `M0-3c14 0 20 8 20 17s-8 27-20 27s-20-18-20-27s6-17 20-17Z M0 4c8 0 11 4 11 9s-4 16-11 16s-11-11-11-16s3-9 11-9Z`,
  }
  return outlines[bow]
}
