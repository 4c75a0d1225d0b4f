/** The dark modules of a QR code as one path of an SVG whose unit is a module; runs in a row become one piece. */
export function qrPath(modules: readonly (readonly boolean[])[], quiet: number): string {
  return modules
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x + quiet} ${y + quiet}h${length}v1h-${length}z`))
    .join('')
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1)
    if (!dark) continue
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  }
  return found
}
