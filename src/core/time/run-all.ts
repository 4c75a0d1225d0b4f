/** Runs all callbacks. An error of one is reported as an uncaught one, and the others still run. */
export function runAll(runs: Iterable<() => void>): void {
  for (const run of runs)
    try {
      run()
    } catch (error) {
      reportError(error)
    }
}
