import styles from './chart.module.css'

type ChartTipProps = { readonly title: string; readonly lines: readonly string[] }

/** Shows the values of a chart at the point below the pointer. */
export function ChartTip({ title, lines }: ChartTipProps) {
  return (
    <div className={styles.tip}>
      <span>{title}</span>
      {lines.map((line) => (
        <b key={line}>{line}</b>
      ))}
    </div>
  )
}
