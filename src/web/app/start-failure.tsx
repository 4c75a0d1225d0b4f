import styles from './start-failure.module.css'

type StartFailureProps = {
  /** Mistakes in config.json; empty when something else failed. */
  readonly errors: readonly string[]
}

/**
 * Before there are texts in any language, so in English. The configuration's errors are for whoever runs
 * this installation.
 */
const words = {
  title: 'This page could not start',
  config: 'The configuration of this installation (config.json) is wrong:',
  files: 'Some of its files did not arrive. Check the connection and load the page again.',
  reload: 'Load again',
} as const

/** Without configuration or texts nothing else can be shown. */
export function StartFailure({ errors }: StartFailureProps) {
  return (
    <main className={styles.failure} lang="en">
      <h1 className={styles.title}>{words.title}</h1>
      <p>{errors.length === 0 ? words.files : words.config}</p>
      <ul className={styles.errors}>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </main>
  )
}
