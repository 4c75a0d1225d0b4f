import styles from './chart.module.css'

type ChartTableProps = {
  readonly label: string
  readonly heads: readonly string[]
  /** The name of each row, then its values. */
  readonly rows: readonly (readonly string[])[]
}

/** A chart's numbers in words. */
export function ChartTable({ label, heads, rows }: ChartTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={heads[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
