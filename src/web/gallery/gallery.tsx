import { languages } from '#generated/messages/keys.ts'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import styles from './gallery.module.css'
import { type GallerySettings, movements, themes } from './gallery-settings.ts'
import { sections } from './sections.ts'

const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** Every shared part in its states, for developers. */
export function Gallery({ looks }: { readonly looks: GallerySettings }) {
  const change = (name: string, value: string): void => {
    const params = new URLSearchParams(window.location.search)
    params.set(name, value)
    window.location.search = params.toString()
  }
  return (
    <>
      <header className={styles.header}>
        <b>Openbourse parts</b>
        <SelectFilter
          label="Theme"
          value={looks.theme}
          options={options(themes)}
          onChange={(theme) => change('theme', theme)}
        />
        <SelectFilter
          label="Movement"
          value={looks.updown}
          options={options(movements)}
          onChange={(updown) => change('updown', updown)}
        />
        <SelectFilter
          label="Language"
          value={looks.language}
          options={options(languages)}
          onChange={(language) => change('lang', language)}
        />
      </header>
      <div className={styles.page}>
        <nav className={styles.index} aria-label="Parts">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.main}>
          <h1>Parts</h1>
          {sections.map(({ id, title, Section }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Section />
            </section>
          ))}
        </main>
      </div>
    </>
  )
}
