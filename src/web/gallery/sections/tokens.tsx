import type { CSSProperties } from 'react'
import { blackFluent, blackOwn } from '#src/web/app/theme/black.ts'
import { measuresFluent } from '#src/web/app/theme/measures.ts'
import { movement, movementPalettes } from '#src/web/app/theme/movement.ts'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

// Both themes have the same names; the page gives them their values.
const colours = [...Object.keys(blackFluent), ...Object.keys(blackOwn)].filter((name) =>
  name.startsWith('color'),
)
const sizes = Object.keys(measuresFluent)
const textSizes = sizes.filter((name) => name.startsWith('fontSize'))
const corners = sizes.filter((name) => /^borderRadius[SMLX]/.test(name))
const spaces = sizes.filter((name) => /^spacingHorizontal(?!None)/.test(name))

/** The custom properties of a palette for one element and what is in it. */
const paletteOf = (palette: (typeof movementPalettes)[number]): CSSProperties =>
  Object.fromEntries(Object.entries(movement(palette)).map(([name, value]) => [`--${name}`, value]))

const lineOf = (textSize: string): string => textSize.replace('fontSize', 'lineHeight')

export function Tokens() {
  return (
    <div className={styles.stack}>
      <Cell title="Colours of this theme">
        <ul className={styles.swatches} aria-label="Colours">
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              {name.replace('color', '')}
            </li>
          ))}
        </ul>
      </Cell>
      <div className={styles.grid}>
        {movementPalettes.map((palette) => (
          <Cell key={palette} title={`Movement: ${palette}`}>
            <ul className={styles.swatches} aria-label={palette} style={paletteOf(palette)}>
              {Object.keys(movement(palette)).map((name) => (
                <li key={name}>
                  <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                  {name.replace('color', '')}
                </li>
              ))}
            </ul>
          </Cell>
        ))}
      </div>
      <div className={styles.grid}>
        <Cell title="Type">
          {textSizes.map((name) => (
            <p
              key={name}
              className={styles.sample}
              style={{ fontSize: `var(--${name})`, lineHeight: `var(--${lineOf(name)})` }}
            >
              67,482.10
            </p>
          ))}
        </Cell>
        <Cell title="Space">
          <ul className={styles.swatches} aria-label="Space">
            {spaces.map((name) => (
              <li key={name}>
                <span className={styles.space} style={{ width: `var(--${name})` }} />
                {name.replace('spacingHorizontal', '')}
              </li>
            ))}
          </ul>
        </Cell>
        <Cell title="Corners">
          <ul className={styles.swatches} aria-label="Corners">
            {corners.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ borderRadius: `var(--${name})` }} />
                {name.replace('borderRadius', '')}
              </li>
            ))}
          </ul>
        </Cell>
      </div>
    </div>
  )
}
