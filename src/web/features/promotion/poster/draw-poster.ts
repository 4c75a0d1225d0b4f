/** Texts of the poster, in the reader's language. */
export type PosterWords = {
  readonly brand: string
  /** Short: the largest words. */
  readonly headline: string
  readonly line: string
  readonly codeLabel: string
  readonly code: string
  readonly scan: string
  /** Address of the QR code, for people who type it. */
  readonly address: string
}

/** Tokens of the theme that the poster is drawn with, by the name of the custom property without its dashes. */
const TOKENS = {
  page: 'colorNeutralBackground1',
  inset: 'colorNeutralBackground2',
  edge: 'colorNeutralStroke2',
  ink: 'colorNeutralForeground1',
  quiet: 'colorNeutralForeground3',
  accent: 'colorBrandForeground1',
  qrLight: 'colorQrLight',
  qrDark: 'colorQrDark',
} as const
export type PosterLook = Readonly<Record<keyof typeof TOKENS | 'face', string>>

/** The look of the theme that is on. */
export function lookOf(element: Element): PosterLook {
  const style = getComputedStyle(element)
  const colour = (name: keyof typeof TOKENS): string => style.getPropertyValue(`--${TOKENS[name]}`).trim()
  return {
    page: colour('page'),
    inset: colour('inset'),
    edge: colour('edge'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    accent: colour('accent'),
    qrLight: colour('qrLight'),
    qrDark: colour('qrDark'),
    face: style.fontFamily,
  }
}

/** Pixels of the picture: two by three, as messengers show it whole. */
export const WIDTH = 1080
export const HEIGHT = 1620

const EDGE = 96
const PANEL = { top: 880, height: 540, padding: 56 } as const
const QR = PANEL.height - 2 * PANEL.padding
/** Modules of light that readers want around the code. */
const QUIET = 4

/** Breaks a text into lines no wider than `width`; `pieces` are what may stand on a line of its own, blanks included. */
export function linesOf(
  pieces: readonly string[],
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (line !== '' || piece.trim() !== '') line += piece
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}

const GLUE = '\u00a0'

/**
 * Words, and in scripts without blanks what a reader takes for them. Punctuation stays with what it follows, and
 * what a no-break space holds together stays together.
 */
export function piecesOf(text: string, language: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    const isMark = isWordLike !== true && segment.trim() !== '' && (last?.trim() ?? '') !== ''
    if (last !== undefined && (isMark || segment === GLUE || last.endsWith(GLUE)))
      pieces.splice(-1, 1, last + segment)
    else pieces.push(segment)
  }
  return pieces
}

/** Draws the poster onto a canvas of WIDTH by HEIGHT: no gradient, no ornament, the code and the figure are the picture. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  words: PosterWords,
  look: PosterLook,
  { modules, language }: { readonly modules: readonly (readonly boolean[])[]; readonly language: string },
): void {
  const write = (text: string, x: number, y: number, size: number, colour: string, weight = 400): void => {
    context.font = `${weight} ${size}px ${look.face}`
    context.fillStyle = colour
    context.fillText(text, x, y)
  }
  const paragraph = (text: string, y: number, size: number, colour: string, weight?: number): number => {
    context.font = `${weight ?? 400} ${size}px ${look.face}`
    const lines = linesOf(
      piecesOf(text, language),
      WIDTH - 2 * EDGE,
      (part) => context.measureText(part).width,
    )
    for (const [index, line] of lines.entries())
      write(line, EDGE, y + index * size * 1.2, size, colour, weight)
    return y + lines.length * size * 1.2
  }
  context.textBaseline = 'top'
  context.fillStyle = look.page
  context.fillRect(0, 0, WIDTH, HEIGHT)
  drawMark(context, look)
  write(words.brand, EDGE + 88, EDGE + 8, 48, look.ink, 600)
  const below = paragraph(words.headline, 272, 92, look.ink, 600)
  paragraph(words.line, below + 32, 40, look.quiet)
  drawPanel(context, look)
  drawCode(context, modules, look)
  const left = EDGE + PANEL.padding + QR + 48
  const fit = WIDTH - EDGE - 40 - left
  const shrink = (text: string, size: number, weight: number): number => {
    context.font = `${weight} ${size}px ${look.face}`
    return Math.min(size, (size * fit) / context.measureText(text).width)
  }
  write(words.codeLabel, left, PANEL.top + 180, shrink(words.codeLabel, 34, 400), look.quiet)
  write(words.code, left, PANEL.top + 232, shrink(words.code, 64, 600), look.accent, 600)
  const after = paragraph(words.scan, PANEL.top + PANEL.height + 40, 34, look.ink, 500)
  write(words.address, EDGE, after + 12, 28, look.quiet)
}

/** The two arcs of the logo. */
function drawMark(context: CanvasRenderingContext2D, look: PosterLook): void {
  context.save()
  context.translate(EDGE - 4, EDGE)
  context.scale(2.8, 2.8)
  context.lineWidth = 3.2
  for (const [path, colour] of [
    ['M10.6 6.6a7 7 0 0 0 0 13.9', look.ink],
    ['M13.4 3.5a7 7 0 0 1 0 13.9', look.accent],
  ] as const) {
    context.strokeStyle = colour
    context.stroke(new Path2D(path))
  }
  context.restore()
}

function drawPanel(context: CanvasRenderingContext2D, look: PosterLook): void {
  context.beginPath()
  context.roundRect(EDGE, PANEL.top, WIDTH - 2 * EDGE, PANEL.height, 36)
  context.fillStyle = look.inset
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = look.edge
  context.stroke()
}

/** Whole pixels per module, so that edges are sharp; what is left over is light. */
function drawCode(
  context: CanvasRenderingContext2D,
  modules: readonly (readonly boolean[])[],
  look: PosterLook,
): void {
  const [x, y] = [EDGE + PANEL.padding, PANEL.top + PANEL.padding]
  context.beginPath()
  context.roundRect(x, y, QR, QR, 16)
  context.fillStyle = look.qrLight
  context.fill()
  const unit = Math.floor(QR / (modules.length + 2 * QUIET))
  const start = Math.floor((QR - unit * modules.length) / 2)
  context.fillStyle = look.qrDark
  for (const [row, cells] of modules.entries())
    for (const [column, dark] of cells.entries())
      if (dark) context.fillRect(x + start + column * unit, y + start + row * unit, unit, unit)
}
