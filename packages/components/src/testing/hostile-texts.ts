/** Texts that a store can contain or that an attacker can insert. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string | null | undefined])[] =
  [
    ['markup', '<img src=x onerror="alert(1)"><b>bold</b><script>alert(1)</script>'],
    ['entities', '&lt;b&gt; &amp;amp; &#x3C;script&#x3E; &quot;'],
    ['a script as URL', 'javascript:alert(1)'],
    ['placeholders', '%s %1$s %d %%'],
    ['an override of direction', 'Invoice \u202Egpj.exe\u202D and more'],
    ['10,000 characters', 'Donaudampfschiff'.repeat(625)],
    ['emoji', '👩‍👩‍👧‍👦 🇳🇿 e\u0301 \uD83D'],
    ['null', null],
    ['undefined', undefined],
  ];

/** URLs with schemes that are not allowed in a link, image or frame. */
export const HOSTILE_URLS: readonly string[] = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
];
