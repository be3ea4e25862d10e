import { expect, test } from 'vitest';
import { withoutNpmSettings } from './npx.js';

test('settings of an npx around it are not passed on, those of the registry are', () => {
  const kept = {
    PATH: '/bin',
    npm_config_registry: 'http://registry.example',
    NPM_CONFIG_HTTPS_PROXY: 'http://proxy.example',
    npm_config_cache: '/cache',
    npm_config_userconfig: '/home/.npmrc',
    'npm_config_//registry.example/:_authToken': 'token',
  };
  const others = {
    npm_config_package: 'x',
    npm_config_call: '',
    npm_config_workspace: 'web',
    npm_command: 'exec',
  };
  expect(withoutNpmSettings({ ...others, ...kept })).toEqual(kept);
});
