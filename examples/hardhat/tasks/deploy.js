const { task } = require('hardhat/config')
const { createKeystore, openKeystore } = require('./keystore.js')

task('new-key', 'Makes a key for deployments')
  .addParam('keystore', 'file for the encrypted key')
  .setAction(async ({ keystore }) => console.log(await createKeystore(keystore)))

task('deploy', 'Deploys Counter')
  .addParam('keystore', 'file of the encrypted key')
  .setAction(async ({ keystore }, { ethers, run }) => {
    await run('compile')
    const deployer = await openKeystore(keystore, ethers.provider)
    const factory = await ethers.getContractFactory('Counter', deployer)
    const counter = await factory.deploy(7)
    await counter.waitForDeployment()
    console.log('Deployed to:', await counter.getAddress())
    console.log('Number:', await counter.number())
  })
