import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './PointsChart.module.css'
import type { Stand } from './toSeries.ts'

const width = 320
const height = 96
/** Margin of the chart in SVG units: half the stroke width, so that the line is not clipped. */
const edge = 2

/**
 * Draws points over time as a step line, with a table for screen readers. Renders
 * nothing for entries of a single day.
 */
export function PointsChart({ series }: { readonly series: readonly Stand[] }) {
  const formats = useFormats()
  const { points: messages } = useMessages()
  const [first] = series
  const last = series.at(-1)
  // Points of a single day have no course.
  if (!first || !last || formats.day(first.at) === formats.day(last.at)) return null
  return (
    <div className={styles['chart']}>
      <div aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          focusable="false"
        >
          <path className={styles['ground']} d={`M0 ${height - edge}H${width}`} />
          <path className={styles['line']} d={toPath(series)} />
        </svg>
        <p>
          <bdi>{formats.day(first.at)}</bdi>
          <bdi>{formats.day(last.at)}</bdi>
        </p>
      </div>
      <table>
        <caption>{messages.over}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.day}</th>
            <th scope="col">{messages.title}</th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ at, points }, index) => (
            <tr key={String(index)}>
              <th scope="row">{formats.day(at)}</th>
              <td>{formats.count(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Returns an SVG path of horizontal and vertical steps, because points stay the same until the next
 * award.
 */
function toPath(series: readonly Stand[]): string {
  const times = series.map(({ at }) => Date.parse(at))
  const start = Math.min(...times)
  const span = Math.max(...times) - start || 1
  const most = Math.max(1, ...series.map(({ points }) => points))
  const least = Math.min(0, ...series.map(({ points }) => points))
  const toX = (time: number) => Math.round(((time - start) / span) * width)
  const toY = (points: number) =>
    Math.round(height - edge - ((points - least) / (most - least)) * (height - 2 * edge))
  return series
    .map(
      ({ points }, index) =>
        `${index === 0 ? 'M0 ' : `H${toX(times[index] ?? start)}V`}${toY(points)}`,
    )
    .join('')
    .concat(`H${width}`)
}
