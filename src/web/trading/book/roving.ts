type Cells = readonly (readonly HTMLButtonElement[])[]

/**
 * Moves the focus of a grid of buttons with arrow keys, Home and End (roving tabindex, as in the ARIA grid pattern).
 */
export function moveFocus(event: KeyboardEvent, cells: Cells): void {
  const row = cells.findIndex((each) => each.some((cell) => cell === event.target))
  const column = cells[row]?.findIndex((cell) => cell === event.target) ?? -1
  if (row < 0 || column < 0) return
  const target = destination(event.key, row, column, cells)
  if (target === undefined) return
  event.preventDefault()
  for (const each of cells.flat()) if (each.tabIndex === 0) each.tabIndex = -1
  target.tabIndex = 0
  target.focus()
}

function destination(key: string, row: number, column: number, cells: Cells): HTMLButtonElement | undefined {
  switch (key) {
    case 'ArrowUp':
      return cells[row - 1]?.[column]
    case 'ArrowDown':
      return cells[row + 1]?.[column]
    case 'ArrowLeft':
      return cells[row]?.[column - 1]
    case 'ArrowRight':
      return cells[row]?.[column + 1]
    case 'Home':
      return cells[0]?.[column]
    case 'End':
      return cells.at(-1)?.[column]
    default:
      return undefined
  }
}
