/**
 * Reads apt's source lists, in the one-line and in the paragraph form, and derives from the machine's own entry for a
 * suite the entry for its backports: the same mirror, the same keys, the same options. It only turns text into text;
 * apt.mjs reads and writes the files.
 */

/**
 * @param {string} text  the content of one source list
 * @param {string} suite  the suite that is looked for, for example bookworm-backports
 * @returns {boolean}
 */
export function namesSuite(text, suite) {
  return (
    paragraphs(text).some((fields) => words(fields.get('suites')).includes(suite)) || lines(text, suite).length > 0
  );
}

/**
 * The text of a source list for the backports of a suite, or undefined where this list has no entry for the suite.
 * @param {string} text  the content of one source list
 * @param {string} suite  the release's main suite, for example bookworm
 * @returns {{ text: string, extension: 'sources' | 'list' } | undefined}
 */
export function deriveBackports(text, suite) {
  for (const fields of paragraphs(text)) {
    if (!words(fields.get('types')).includes('deb') || !words(fields.get('suites')).includes(suite)) continue;
    const derived = new Map(fields).set('types', 'deb').set('suites', `${suite}-backports`).set('components', 'main');
    const body = [...derived].map(([name, value]) => `${capitalise(name)}: ${value}\n`).join('');
    return { text: body, extension: 'sources' };
  }
  const [line] = lines(text, suite);
  if (line === undefined) return undefined;
  return { text: `deb ${line.options}${line.address} ${suite}-backports main\n`, extension: 'list' };
}

/**
 * The enabled paragraphs of a list in paragraph form, field names in lower case; a key given in place keeps its lines.
 * @param {string} text
 * @returns {Map<string, string>[]}
 */
function paragraphs(text) {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => {
      /** @type {Map<string, string>} */
      const fields = new Map();
      let current = '';
      for (const line of paragraph.split('\n')) {
        const field = /^([A-Za-z-]+):\s*(.*)$/.exec(line);
        if (field !== null) {
          current = field[1].toLowerCase();
          fields.set(current, field[2].trim());
        } else if (/^\s/.test(line) && current !== '') {
          fields.set(current, `${fields.get(current)}\n${line}`);
        }
      }
      return fields;
    })
    .filter((fields) => fields.has('suites') && fields.get('enabled')?.toLowerCase() !== 'no');
}

/**
 * The entries for a suite of a list in one-line form.
 * @param {string} text
 * @param {string} suite
 * @returns {{ options: string, address: string }[]}
 */
function lines(text, suite) {
  return text.split('\n').flatMap((line) => {
    const entry = /^\s*deb\s+(\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s/.exec(line);
    return entry !== null && entry[3] === suite ? [{ options: entry[1] ?? '', address: entry[2] }] : [];
  });
}

/** @param {string | undefined} text */
function words(text) {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

/** @param {string} name */
function capitalise(name) {
  return name === 'uris' ? 'URIs' : name.replace(/^[a-z]|-[a-z]/g, (letter) => letter.toUpperCase());
}
