import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

/** The version of React that replaces that of the platform. */
const REACT_19 = '19.2.9';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/react-19');

const ENTRY = `
import React from 'react';
import ReactDOM from 'react-dom';
import client from 'react-dom/client';
import runtime from 'react/jsx-runtime';
Object.assign( window, { React, ReactDOM: { ...ReactDOM, ...client }, ReactJSXRuntime: runtime } );`;

/**
 * Downloads React 19 and builds a script that sets the globals of WordPress, because React 19 has no such script. It is
 * not a dependency of the project, which would then have two versions of React. Returns the file.
 */
export async function buildReact19(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ private: true }));
  writeFileSync(path.join(FOLDER, 'entry.js'), ENTRY);
  const names = ['react', 'react-dom'].map((name) => `${name}@${REACT_19}`);
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', ...names],
    { cwd: FOLDER, encoding: 'utf8' },
  );
  assert.equal(status, 0, `React ${REACT_19} could not be downloaded: ${stderr}`);
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: 'dist',
      lib: { entry: 'entry.js', formats: ['iife'], name: 'react19', fileName: () => 'react-19.js' },
    },
  });
  return path.join(FOLDER, 'dist', 'react-19.js');
}

const FILE = "WPMU_PLUGIN_DIR . '/tillview-react-19";

/** Replaces the React of a site by a script. */
export async function replaceReact(site: Site, script: string): Promise<void> {
  await site.php(`
wp_mkdir_p( WPMU_PLUGIN_DIR );
copy( ${JSON.stringify(script)}, ${FILE}.js' );
file_put_contents( ${FILE}.php', <<<'PHP'
<?php
add_action( 'wp_default_scripts', function ( $scripts ) {
	$url = content_url( 'mu-plugins/tillview-react-19.js' );
	foreach ( array( 'react' => $url, 'react-dom' => false, 'react-jsx-runtime' => false ) as $handle => $src ) {
		if ( $scripts->query( $handle ) ) {
			$scripts->remove( $handle );
			$scripts->add( $handle, $src, 'react' === $handle ? array() : array( 'react' ), '${REACT_19}' );
		}
	}
}, 11 );
PHP
);`);
}

export async function restoreReact(site: Site): Promise<void> {
  await site.php(`array_map( 'unlink', glob( ${FILE}.*' ) );`);
}

/** Checks that Tillview runs with the React that has replaced that of the platform. */
export async function checkReact(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run(`the page has React ${REACT_19}`, async () => {
    const page = await session.newPage();
    await page.goto(session.screenUrl('/analytics/revenue'));
    const version = await page.evaluate(
      () => (globalThis as { React?: { version: string } }).React?.version,
    );
    assert.equal(version, REACT_19);
    await page.close();
  });
}
