/**
 * The part of the set-up that can be tested without changing a machine: reading apt's source lists and deriving the
 * entry for the backports from the machine's own.
 */
import { describe, expect, it } from 'vitest';
import { deriveBackports, namesSuite } from '../scripts/setup/apt-sources.mjs';

const paragraphs = `# the system's own
Types: deb deb-src
URIs: http://mirror.example/debian
# a comment inside
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/archive.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
`;

describe('apt sources in paragraphs', () => {
  it('gives the backports the same mirror and the same key', () => {
    expect(deriveBackports(paragraphs, 'bookworm')).toEqual({
      extension: 'sources',
      text: [
        'Types: deb',
        'URIs: http://mirror.example/debian',
        'Suites: bookworm-backports',
        'Components: main',
        'Signed-By: /usr/share/keyrings/archive.gpg',
        '',
      ].join('\n'),
    });
  });

  it('keeps a key that is written in place', () => {
    const text = 'Types: deb\nURIs: http://m.example\nSuites: trixie\nComponents: main\nSigned-By:\n BEGIN\n .\n END\n';
    expect(deriveBackports(text, 'trixie')?.text).toContain('Signed-By: \n BEGIN\n .\n END\n');
  });

  it('passes over paragraphs that are switched off, and other suites', () => {
    expect(
      deriveBackports(paragraphs.replace('Types: deb deb-src', 'Enabled: no\nTypes: deb'), 'bookworm'),
    ).toBeUndefined();
    expect(deriveBackports(paragraphs, 'trixie')).toBeUndefined();
  });

  it('sees which suites are there', () => {
    expect(namesSuite(paragraphs, 'bookworm-updates')).toBe(true);
    expect(namesSuite(paragraphs, 'bookworm-backports')).toBe(false);
  });
});

describe('apt sources in lines', () => {
  const lines =
    '# deb http://old.example/debian bookworm main\ndeb [arch=arm64 signed-by=/k.gpg] http://m.example/debian bookworm main\n';

  it('gives the backports the same mirror and the same options', () => {
    expect(deriveBackports(lines, 'bookworm')).toEqual({
      extension: 'list',
      text: 'deb [arch=arm64 signed-by=/k.gpg] http://m.example/debian bookworm-backports main\n',
    });
  });

  it('sees which suites are there, and not the commented ones', () => {
    expect(namesSuite(lines, 'bookworm')).toBe(true);
    expect(namesSuite('# deb http://m.example/debian bookworm-backports main\n', 'bookworm-backports')).toBe(false);
  });
});
