"""Reads a balance and sends 0.01 ISLM from an account in a keystore."""

import getpass
import json
import sys

from eth_account import Account
from web3 import Web3

TESTNET = 'https://rpc.eth.testedge2.haqq.network'

keystore, recipient, *rest = sys.argv[1:]
w3 = Web3(Web3.HTTPProvider(rest[0] if rest else TESTNET))
recipient = Web3.to_checksum_address(recipient)

with open(keystore, encoding='utf-8') as file:
    encrypted = json.load(file)
# Asks for the password, and does not show it.
account = Account.from_key(Account.decrypt(encrypted, getpass.getpass('Password of the keystore: ')))
print('Balance:', Web3.from_wei(w3.eth.get_balance(account.address), 'ether'), 'ISLM')

transaction = {
    'chainId': w3.eth.chain_id,
    'nonce': w3.eth.get_transaction_count(account.address),
    'to': recipient,
    'value': Web3.to_wei('0.01', 'ether'),
    'gas': 21000,
    # The network accepts no price below its minimum, whatever the base fee is.
    'maxFeePerGas': w3.eth.gas_price * 2,
    'maxPriorityFeePerGas': w3.eth.max_priority_fee,
}
signed = account.sign_transaction(transaction)
receipt = w3.eth.wait_for_transaction_receipt(w3.eth.send_raw_transaction(signed.raw_transaction))
print('success' if receipt['status'] == 1 else 'reverted', receipt['transactionHash'].to_0x_hex())
