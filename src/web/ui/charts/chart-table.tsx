import styles from './chart.module.css'

type ChartTableProps = {
  readonly label: string
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [name: string, value: string])[]
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
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
